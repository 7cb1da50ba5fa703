/** What is asked politely, stiffly, or by one who speaks another language. */
import type { ParaphraseRule } from '../../paraphraseRules.ts';

export const politely: ParaphraseRule[] = [
  // "A 1 on 1 with Dana tomorrow": no first of January or April.
  [/\b1[ -]on[ -]1(?: lesson| class| session)?\b/dg, 'lesson'],
  // "Everything tomorrow but Omer", "all of next week without Monday": left out of all.
  [
    /(?<=\b(?:all|every|everything|everyone|everybody|whole)\b[^,;.?]{0,40}) (?:but|without(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day| the \d))(?: (?:for|keep))? (?!not\b|only\b|can|could|also\b|just\b|do|i\b|we\b|please|at\b|with|(?:un)?block|cancel|book|move|clear|make|tell|decline)/dg,
    ' except ',
  ],
  [/\b(make|catch)-up\b/dg, '$1up'],
  // "I have to be at Omer's on Wednesday": a lesson that is new, and none that goes there.
  [
    /^(?:i|we) (?:have|need|'ve got|ought) to be (?:at|with) (\w+)(?:'s)?(?= (?:on|at|tomorrow|next|this)\b)/dg,
    'book $1',
  ],
  // "He asked if we can do eight instead": as if it were asked here.
  [
    /(?<=\w),? (?:and |so |but )?(?:he|she|they)(?:'s| has| have)? (?:asked|is asking|asks|wonders|was wondering)(?: me)? (?:if|whether) (?:i|we|you|he|she|they) (?:can|could) (?=do|have|make|come|move)/dg,
    ', can ',
  ],
  [
    /^(?:(?:hi|hey|so|ok),? )?(?!he\b|she\b|they\b|i\b|we\b|you\b|who\b)(\w+)(?:'s)? (?:has )?(?:asked|asks|is asking|asking)(?: me)? (?:if|whether) (?:i|we|you) (?:can|could) /dg,
    '$1 wants to ',
  ],
  // "Teacher, please excuse me, …", "it would be okay for Adam to …": as one asks politely.
  [/^((?:hello|hi|hey|dear),?) (?:teacher|miss|sir|mrs|mr|ms|madam)\b(?! [a-z]+ (?:is|was))/dg, '$1'],
  [
    /\b(?:would it be|is it) (?:ok|okay|all? ?right|possible|fine) (?:for|that) (?!me\b|us\b)(\w+) (?:to|can|could) /dg,
    'can $1 ',
  ],
  [/(?:,|,? so|,? and) we (?:don't|won't) have (?:an? |our |the |any )?(?=lesson|class)/dg, ', no '],
  [/\bthere(?:'ll| will) be no (?=lesson|class|group|session)/dg, 'no '],
  [/^up (the |my |\w+'s )(?=\w+(?: \w+)? to \d)/dg, 'raise $1'],
  [
    /\b(\w+)'s (?:\w+ )?request is (?:fine|ok|okay|good),? but (?=(?:please |only |could |can )*(?:you |we )?(?:make|move|put|at|on|change|offer|let's)\b)/dg,
    'approve $1 but ',
  ],
  [/\b(?:has |have |'s )?come down with (?:something|(?:an?|the) \w+|\w+)/dg, ' is sick'],
  [/\b(?:fit|squeeze|slot) (\w+) in (?=[^,?]*\binstead of )/dg, 'move $1 '],
  [/\b(he|she|they|i|we)'ll (?=miss\b|skip\b)/dg, '$1 will '],
  [/\b(swap|switch) between\b/dg, '$1'],
  // Said stiffly: what is requested, what is let known, and who will be unable to come.
  [
    /\b(?:i (?:(?:hereby|kindly|would|do) )?(?:request|ask|like|wish) that|it is requested that|(?:i|we)(?:'d| would| should) be (?:\w+ )?(?:grateful|obliged|thankful) if|it would be (?:appreciated|great|good) if) ([^.;?]{3,80}?) (?:(?:could|can|might) )?be (move|postpone|reschedule|cancel|add|extend|shorten|approve|remove|book|schedule|change|block)(?:l?e)?d\b/dg,
    'please $2 $1',
  ],
  [
    /\b(?:i|we)(?: would|'d) (?:like|prefer|ask) that you |\b(?:i|we)(?:'d| would| should) be (?:\w+ )?(?:grateful|obliged|thankful) if you (?:could|would|can) |\b(?:would you )?be so (?:kind|good) as to /dg,
    'please ',
  ],
  [
    /\b(?:(?:please|kindly) be (?:advised|informed|aware)|(?:(?:i|we) (?:regret|wish|would like)|(?:i'm|we're|i am|we are) writing|this is|i write) to (?:inform|advise|notify|tell) you)(?: that)? /dg,
    '',
  ],
  [/\b(?:i'm|i am|we're|we are) writing to (?:request|ask for) (?=an?\b|one\b|another\b)/dg, 'please book '],
  [/\b(i|we) should (?=like\b|love\b)/dg, '$1 would '],
  [/\bshall (?!we\b|i\b|not i\b)/dg, 'will '],
  [/\b(?:must|has to|have to|needs to|gotta|got to) miss\b/dg, 'will miss'],
  [/\b(?:in the event (?:that|of)|(?:provided|assuming)(?: that)?)\b|^in case\b/dg, 'if'],
  [/(?<! to)(?: will (?:both |all )?be| is| am| are|'ll be|'m) unable to /dg, " can't "],
  // As one says it who speaks another language: "Noam want", "which lessons I have".
  [
    /^(?!(?:i|we|you|they|u|just|really|also|still|only|do|don't|if|would|might|may|kids|parents|students|both|all)\b)([a-z]+) (want|need) (?=an? |one |to |another |extra |more )/dg,
    '$1 $2s ',
  ],
  [/^(which|what) (lessons?|class|classes|students?|kids) (i|we) (?=have\b|teach\b)/dg, '$1 $2 do $3 '],
  [/\bi wish to\b/dg, 'i want to'],
  [/\bdon't forget to\b/dg, 'remember to'],
  [/\b(i|we) not (?=work|teach)/dg, "$1 don't "],
  [
    /(?<!n't |\bdid |\bhad )\bnot came\b|\bcame not(?= (?:on|last|yesterday|to)\b(?!.*\bbut\b))/dg,
    "didn't come",
  ],
  [/^(?:(?:could|can|would) you |please |kindly )+(?:let me know|inform me) (?=wh|how )/dg, ''],
  [/\b(who|what|when)'ve (i|we)(?: got)?\b/dg, '$1 do $2 have'],
  [
    /\b(?:write|enter|note) (?:it )?(?:in|into|on) (?:the |my |your )?(?:calendar|diary|schedule)(?! that)/dg,
    'book',
  ],
  // What is said once more, or is left to whoever is offered.
  [
    /^(?!if\b|when\b)(?=[^,?]*(?:\d|\bhour\b)|.*\bupdate\b)([^?]+), (?:and )?(?:please )?(?:update|book|add|extend) (?:it|them|both|them both|both of them)(?: in)?(?: please| pls| thanks)?[.!]?$/dg,
    '$1',
  ],
  [/\bpretty (?=please\b)|(?<=\bplease )to (?=[a-z]+ )/dg, ''],
  [
    /(?<=^(?:today|tomorrow|tmrw?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\b[^,;?]{3,40}?) (?:->|=>|→) ?/dg,
    ' moves to ',
  ],
  [
    /^((?:move|push|shift|put|switch|bring|reschedule) [^;?]*?|[^;?]{3,60}? moves to [^,;?]{3,30}?)(?:,| as) (?:an? )?one[ -]off$/dg,
    '$1 just this once',
  ],
  [/\bmake (?=(?:new )?(?:lesson|class) (?:for|with)\b)/dg, 'book a '],
  [/\bmake ([a-z]+) an? (?=(?:new )?(?:lesson|class)\b)/dg, 'book $1 a '],
  [
    /\b(?:give me a (?:nudge|shout|ping|heads up) (?=\d|an? |half|\w+ (?:hours?|minutes?|mins?) )|nudge me\b)/dg,
    'remind me ',
  ],
  [/\ban extra (?=(?:half (?:an )?)?hour (?:of|with|for)\b)/dg, 'an '],
  [/\b(?:would|'d|i'd) love to join\b/dg, 'wants to join'],
  [
    /^([^,?]{0,60}\bjoin [^,?]{3,40}), (?:so )?(?:can|could|would) (?:you|u) (?:please )?(?:ask|request|apply) for (?:a|the) (?:place|spot|seat)(?: for \w+)?$/dg,
    '$1',
  ],
  [
    /\b(?:ask|request|apply) for an? (?:place|spot|seat) (?:for (\w+) )?(?:in|on) (?=.*\bgroup\b)/dg,
    'ask for $1 to join ',
  ],
  [
    /^(?=[^.;?]*\b(?:wants?|needs?|would like|asked for|came|come|missed|paid)\b)(.*), (?:so )?(?:please )?(?:write|note|put|add|book|mark|schedule) (?:it|this|that|him|her)(?: (?:in|down))?,?(?: please| pls)?$/dg,
    '$1',
  ],
  [
    /^((?:please |can you )?(?:offer|propose|suggest) .*), (?:and )?(?:see|check|ask) if (?:it|that|this) (?:suits|works|fits|is (?:ok|okay|good|fine))(?: (?:for )?(?:him|her|them))?$/dg,
    '$1',
  ],
  [
    /, ((?:half )?(?:an|a|\d+) ?(?:hours?|minutes?|mins?|min)) (?:should do(?: it)?|will do|is (?:enough|plenty)|should be (?:enough|plenty))$/dg,
    ' for $1',
  ],
  [
    /\b(?:how are you|how's it going|hope you(?:'re| are) (?:well|good|ok))(?: doing| today)?[.?!,]{1,3} (?=\w)/dg,
    '',
  ],
  [
    /\bi (?:just )?want(?:ed)? to (?:ask|check|see) (?:if|whether) it(?:'s| is| would be) possible to /dg,
    'can you ',
  ],
  [
    /\b(sorry|apologies|thanks|thank you) for (?:everything|all|(?:the|such|your|my) [^,.?!]{3,30})(?=[,.!]|$)/dg,
    '$1',
  ],
  [/\b(sick|ill|unwell) today,? and (?=(?:tomorrow )?(?:i |he |she )?(?:won|can|is)[n']|not )/dg, '$1 and '],
  [
    /(?<=\b(?:won't|can't|isn't|aren't|not)(?: [a-z']{1,12}){1,6}) (?:and not|nor) (?=(?:on |next |this )?(?:[a-z]{3,6}day|week)|tomorrow)/dg,
    ' and ',
  ],
  [/(?<=day|week|tomorrow) either$/dg, ''],
  [/\ball of ((?:sun|mon|tues|wednes|thurs|fri|satur)day)s (?=(?:lessons|classes)\b)/dg, "all of $1's "],
  [/\b(?:due|owing) to\b/dg, 'because of'],
  [/\bto (?:another|a different|(?:some|any) other) (?:day|date)\b/dg, 'to another time'],
  [
    /\bmake ?up (?:the|my|a|for the) (?:missed )?(?:lesson|class)(?: (?:that )?i (?:cancelled|canceled|missed))?,?/dg,
    'book a makeup lesson',
  ],
  [/\b(?:put|mark|note|log|enter|write)(?: down| in)? a cancell?ation (?:for|of) /dg, 'cancel '],
  [
    /\b(?:isn't|is not|not) (?:continuing|going on|carrying on|staying) (?:in|with) (?=the group)/dg,
    'is leaving ',
  ],
  [/^(write|note|put|add) (?:next to|beside|by) (?=\w+'s (?:lesson|class))/dg, '$1 on '],
  [/\bwhat (?:i|we) (?:have )?blocked\b/dg, 'the block of'],
  [
    /(?<=\b(?:book|add|schedule)(?: \w+)? )two (?=(?:lessons|classes)\b[^,]{0,30},? [^,]{1,30} and [^,]{1,30}$)/dg,
    '',
  ],
  [
    /^((?:please |can you |could you )?)cancel ([^,.;]{3,40}?),? and (?:re)?(?:book|schedule) (?:her|him|them|it) (?:on |for |in )?(?=[^,.;]{3,20} (?:at )?(?:the )?same time)/dg,
    '$1move $2 to ',
  ],
  [/\b(?:put|add|make)(?: in)? a block\b/dg, 'block'],
  [
    /\b(?:is there (?:a|any) )?(?:possibility|option|chance) of (?:having )?(?=an? (?:\w+ )?(?:lesson|class)\b)/dg,
    'can you book ',
  ],
  [
    /\b(?:send|text|message|write) (?:to )?(\w+) (?:(?:a )?message )?that (?:he|she|they) (?:has|have) (?:a|the|her|his) (?=lesson|class)/dg,
    'remind $1 about the ',
  ],
  [
    /^(\w+) also (?:comes|is coming|will come) (?=(?:on |tomorrow|today)[^,.?]{0,20} at \d)/dg,
    'book another lesson for $1 ',
  ],
  [/\b(?:offer|propose to) (\w+) to (?:move|switch|shift|change) (?=to\b)/dg, 'suggest to $1 moving '],
  [/\bgiv(?:e|ing) up (?:my|his|her) (?:spot|place|seat) in\b/dg, 'leave'],
  [/\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|tomorrow|today) (?:pm|aft)\b/dg, '$1 afternoon'],
  [/\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|tomorrow|today) am\b(?! i)/dg, '$1 morning'],
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun|yester)day|tomorrow|today|last night)s (lesson|class|session|group|slot)\b/dg,
    "$1's $2",
  ],
  // "Would you mind moving Yael": what is done, as an order.
  [
    /^(?:(?:(?:would|do) you )?mind|(?:is there )?any (?:chance|possibility) of|(?:do you )?fancy|(?:how|what) about|let's try) (mov|mak|giv|hav|chang|tak|(?:re)?schedul|postpon)ing\b/dg,
    'can you $1e',
  ],
  [
    /^(?:(?:(?:would|do) you )?mind|(?:is there )?any chance of|(?:do you )?fancy) (switch|shift|push|book|add|start|do|extend|shorten|pull|cancel|drop|block|clear|swap|put|cut)[lpt]?ing\b/dg,
    'can you $1',
  ],
  [
    /(?<=^|[,.!] )(?:is there )?(?:any|a) (?:chance|way) (?:that )?(i|we|you|he|she|they) (?:could|can) /dg,
    'could $1 ',
  ],
];
