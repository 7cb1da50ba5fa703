/** What is said in English another way than the grammar hears it. */
import type { NormalText } from '../../nlu/text/normalize.ts';
import { inGroups, inHaste, paraphrase, type ParaphraseRule } from '../paraphraseRules.ts';

const haste = inHaste(`
  what: wat wot wht, whats: wats wots, when: wen whn, whens: wens, have: hav hve, could: cud,
  would: wud, should: shud, can: cna, the: teh, your: yr ur, with: wiv wth, about: abt, that: tht,
  next: nxt, show: shw, open: opn, lesson: lessn leson lsson, lessons: lessens lesons lsns,
  class: clas, schedule: scheduel shedule schedual, calendar: calender callendar calandar,
  instead: insted intead instaed, earlier: erlier ealier, later: latr, everything: evrything everthing,
  today: todya, yesterday: yest yday, appointment: appt appointmnt apointment appointement,
  please: plse pleas, everyone: evryone every1, someone: some1, because: bc cuz coz, message: msg,
  answered: anwsered answerd anserd, away: awya, skipped: skiped, sorry: sry soz, have: hvae ahve,
  coming: comming cming, available: availble avaliable, afternoon: arvo, cancel: cxl canx, block: blk,
  doctor: docter, group: gruop grup, from: frm, thursday: thurday thrusday,
  wednesday: wedensday wensday wednsday wednesay, tuesday: tusday teusday, friday: firday fridy,
  saturday: saterday satuday, monday: mondy munday, sunday: sundy,
  tomorrow: tomoro tomorro tmorrow tommorow tommorrow tomorow tomorrw`);

const ways: ParaphraseRule[] = [
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
  [/\b(?:please |kindly )?excuse (?:me|us),? (?=\w)/dg, ''],
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
  [/^(?!(?:i|we|you|u|they|please|kids|and|both|all)\b)([a-z]+) (?:don't|not) comes?\b/dg, "$1 isn't coming"],
  [/^(?:(?:could|can|would) you |please |kindly )+(?:let me know|inform me) (?=wh|how )/dg, ''],
  [/\b(who|what|when)'ve (i|we)(?: got)?\b/dg, '$1 do $2 have'],
  // "Two lessons for next week: …": how many are listed is seen.
  [
    /^(?:(?:please|ok|okay|so|right),? )*(?:(?:add|book|schedule|put(?: in)?) )?(?:these|(?:the )?following|two|three|four|five|six|[2-6])(?: (?:new|more|extra))?(?: (?:lessons|classes|ones|sessions|bookings))?(?=(?: (?:for |on )?(?:(?:next|this) )?(?:week|today|tomorrow|[a-z]{3,6}day))? ?:(?!\d))/dg,
    'book',
  ],
  [
    /\b(?:write|enter|note) (?:it )?(?:in|into|on) (?:the |my |your )?(?:calendar|diary|schedule)(?! that)/dg,
    'book',
  ],
  [
    /, (?:his|her|their) (?:mum|mom|dad|mother|father|parents) will (?:confirm|pay|bring|pick|call|ring|check)\b[^,.;?]*$/dg,
    '',
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
  // A message as it is written to a teacher: greeted, asked nicely, excused.
  [/\b(please|hey|hi|thanks|sorry)([aeiys])\2+\b/dg, '$1'],
  [
    /\b(?:how are you|how's it going|hope you(?:'re| are) (?:well|good|ok))(?: doing| today)?[.?!,]{1,3} (?=\w)/dg,
    '',
  ],
  [
    /\bi (?:just )?want(?:ed)? to (?:ask|check|see) (?:if|whether) it(?:'s| is| would be) possible to /dg,
    'can you ',
  ],
  [/\b(parents) (want|need) (?=an? |another |extra |more )/dg, '$1 $2s '],
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
    /^(\w+) (?:asks|asked|is asking) (?:me )?(?:if|whether) (?:she|he|they) (?:can|could) (?=(?:come|move|have|do|start)\b[^,.?]{0,30} (?:earlier|later)\b)/dg,
    '$1 wants to ',
  ],
  [/^(?:one more|another) (?=lesson (?:for|with) \w+ (?:this|next|on|tomorrow))/dg, 'book a '],
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
  // "Sunday doesn't work, can I come Tuesday at 5": not then, but then.
  [
    /^(?:sorry,? )?([a-z]+day|tomorrow) (?:doesn'?t|won'?t|isn'?t|is no|is not) (?:work|suit|possible|good)(?: for (?:me|us|him|her|them)|( for \w+))?(?: this week)?,? (?:so |but )?(?:(?:can|could) (?:i|we|he|she|they) (?:come |do (?:it )?|have it )?|(?:what|how) about )(?:on )?(?=[a-z]+day|tomorrow)/dg,
    'please move$2 from $1 to ',
  ],
  // "Swap my Sunday for Tuesday": where it stands, and where it goes.
  [
    /\b(?:swap|trade|exchange|switch)(?: out)? ((?:my |the )?(?:\w+'s )?(?:[a-z]+day|tomorrow)(?:'s)?(?: (?:lesson|class|slot|session|one))?) (?:for|with) (?:an? |the )?(?=[a-z]+day|tomorrow|\d)/dg,
    'move $1 to ',
  ],
  // "Drop it to half an hour", "scrap 15 minutes of it": shorter, and not called off.
  [
    /\bdrop ([^,]+?) (?:down )?(?=(?:to|by) (?:half an|an|\d+|a quarter of an) ?(?:hour|h|min))/dg,
    'shorten $1 ',
  ],
  [
    /\b(?:drop|cancel|scrap|skip|lose) ((?:half an|an|a quarter of an|\d+|five|ten|fifteen|twenty|thirty) (?:hour|minutes?|mins?)) (?:of|off|from) /dg,
    'take $1 off ',
  ],
  [
    /\b((?:half an|an|a quarter of an|\d+|five|ten|fifteen|twenty|thirty) (?:hour|minutes?|mins?)) less\b/dg,
    '$1 shorter',
  ],
  [
    /(?<=\b(?:everyone|everybody|everything)\b[^,;.?]{0,40},? )(?:but|and) keep (?:only |just )?(?=[a-z]+$)/dg,
    'except ',
  ],
  [/(?<=\b(?:block|close|clear|off|away) )(?:all|(?:the )?(?:whole|entire)) week\b/dg, 'this week'],
  [/\bcan ?not\b|\bnot can\b/dg, "can't"],
  [/\bdid(?:ent|not)\b/dg, "didn't"],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december)(?:'s)? (lessons|classes|sessions|meetings)\b/dg,
    '$2 in $1',
  ],
  [/\b(lessons|classes) (?:that )?i(?:'ve| have)? (?:gave|taught|given)\b/dg, '$1 i had'],
  [/\bi shall\b/dg, "i'll"],
  [/\b(?:the )?present (?=week|month)/dg, 'this '],
  [/\b(into|to|onto) the (?:following|coming) (?=week)/dg, '$1 next '],
  [/\ban? full (?=hour)/dg, 'an '],
  [/\bwill not\b/dg, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|should|could|would|ca|wo)(?: not|nt)\b/dg, "$1n't"],
  [/\b(what|who|when|where|how|that|there|let)s\b/dg, "$1's"],
  [/\b(?:i am|im)\b/dg, "i'm"],
  [/\b(i|we|they|you)ve\b/dg, "$1've"],
  [/\bid (?=like|love|want|rather|prefer|be\b)/dg, "i'd "],
  // "25.3": the day, as with a stroke.
  [
    /(?<![\d.,:]|\b(?:at|by|for|costs?|is|price|to) )([12]?\d|3[01])\.(1[0-2]|0?[1-9])(?![\d.,:%]| ?(?:km|hours?|hrs?|h|m|nis|ils|shekels?|percent|pm|am)\b)/dg,
    '$1/$2',
  ],
  [/'s got /dg, ' has '],
  [/\b(?:that|which) (?:ends|finishes) at /dg, 'until '],
  [
    /\b(?:have|has) (?:(?:an?|my|his|her) )?[a-z' ]{2,30}? (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today),? (?:so )?(?:can|could|may) (?:i|we|he|she|they) (?:please )?(?:come|do|have it|have the lesson) (?:on )?(?=mon|tue|wed|thu|fri|sat|sun|tomorrow)/dg,
    'please move from $1 to ',
  ],
  [
    /\b(?:could|can) (?:really )?(?:use|do with) (?=an?\b|one\b|some\b|another\b|more\b|extra\b|\d)/dg,
    'needs ',
  ],
  [
    /^(?:please )?ask (\w+) (?:if|whether) (?:she|he|they) (?:can|could|is able to|would) (?:see|teach|have|take|fit) me(?: in)?/dg,
    'book with $1',
  ],
  [
    /\b(?:is it|would it be|(?:would|do) you mind) ?(?:ok |okay |all? ?right |fine |possible )?if ((?!i (?:can't|won't|miss|cancel|skip))[^,]+?) (?:is|was|were|goes|comes?|came|starts?|started|moved|did) (?:to )?(?:on |at )?(?=\d|half|quarter|noon|an? |the \d|[a-z]{3,6}day|tomorrow|today|this|next|later|earlier)/dg,
    'please move $1 to ',
  ],
  [
    /\b(?:(?:would|could|can) (?=.*\b(?:possible|work|ok|fine)\b)|(?:how|what) about )([^,?]+?) (?:be possible |be ok |be fine |work )?instead of ([^,?]+)\??$/dg,
    'please move $2 to $1',
  ],
  [
    /(?<=\w),? (?:and then stops?|was when|(?:i|we) (?:don't|dont|do not|no longer) (?:need|want) (?:it|that|them)(?: any ?more)?)$/dg,
    '',
  ],
  // Why an order is given, where it says no more than that.
  [
    /(?<=\w\w)(?:,? (?:so (?:that )?(?:i|we|he|she|they) (?:can|could) (?!not)|in case (?:the|it) |(?:i|we) (?:want|need) (?:to send )?(?:it|that|this) )|, (?:i|we) use )(?!.*\b(?:and|but|or|move|cancel|book|add|block|only|unless|except|if|not)\b)[^,;.?]*$/dg,
    '',
  ],
  [/^nothing (?!is\b|else\b|to\b|for\b)/dg, 'clear '],
  [/(\bso|,) nothing (?!is\b|else\b|to\b)/dg, '$1 no lesson '],
  [/\bgive (\w+) (an?) (\w+) (hour)\b/dg, 'book $1 $2 $4 of $3'],
  // "Give Noam an hour on Sunday at 11" is a lesson so long; "ten minutes more" is longer by that.
  [
    /\bgive (\w+) (?=(?:half )?(?:an?|one|two|\d+) (?:hours?|minutes?) (?:on |this |next |tomorrow|today|\w+day)[^,]* at )/dg,
    'book $1 ',
  ],
  [
    /\b((?:half )?(?:an?|one|two|\d+) (?:day|hour|minute|min|week)s? (?:earlier|later)) ((?:this|next) week(?: only)?)/dg,
    '$2 $1',
  ],
  [
    /\bcan't (?:do|make(?: it)?|come) ?(?:on |at )?([^,]+?)(?:,| but| so) (?:can do |on |at )?([^,]+?) (?:instead|works(?: for \w+)?|is better|is fine)\b/dg,
    'move from $1 to $2',
  ],
  [
    /\bcan't (?:do|make(?: it)?|come) ?(?:on |at )?([^,]+?),? (?:but )?(?:is|would|(?:can|could) (?:i|we|he|she|they) (?:do|come|have|make it)|(?:how|what) about|maybe) (?:on |at )?([^,?]+?)(?: (?:be )?(?:possible|ok|okay|instead|work|better|fine))?\??$/dg,
    'please move from $1 to $2',
  ],
  // "Can't do Friday at 10, make it 11", "can't come Monday but he can on Tuesday at 6"
  [
    /\b(?:can't|won't|isn't) (?:(?:do|make(?: it)?|com(?:e|ing)|be (?:here|there)) )?(?:on |at )?(?=\d|half|noon|(?:this |next )?(?:mon|tue|wed|thu|fri|sat|sun|tod|tom))([^,]+?)(?:,(?= (?:so|but|only|make|put|can|could|do|let|i|we|he|she|they)\b)|(?= so | but ))(?: (?:so|but|please|only|make|put|do|let's|it|i|we|he|she|they|him|her|them|me|is|can|could|come|coming|(?:he|she)'s|i'm|(?:i|he|she|we)'ll|on|at))+ (?=\d|half|noon|[a-z ]+day(?:[^,]*\d| (?:at )?(?:the )?same )|tom[^,]*\d)/dg,
    'please move from $1, to ',
  ],
  [
    /(?<=please move from [^,;]{3,40}, to [\d:]{1,5}) (?:works|suits|is (?:fine|ok|okay|good))(?: (?:for )?(?:me|us))?$/dg,
    '',
  ],
  [
    /\bwon't (?:make it|come|be there) (?:on )?([^,]+?), (?:(?:can|could) (?:it|we|i|he|she) (?:be|do|come|make it)(?: on)? (?=[a-z]+day\??$)|(?:he|she|i|we)(?:'ll| will) come (?:on )?(?=[a-z]+day (?:at )?(?:the )?same (?:time|hour)))/dg,
    'please move from $1 to ',
  ],
  [/\bnot next week,? but the (?:week|one) after(?: that| next)?/dg, 'the week after next'],
  [
    /(?<=\b(?:won't|can't|isn't|not) (?:be )?(?:come|coming|make it|there|here) (?:on )?(?:[a-z]{3,6}day|tomorrow|today) )or (?=(?:on )?(?:the |next )?(?:[a-z]{3,6}day|tomorrow|\d))/dg,
    'and ',
  ],
  [/^(?:please )?open (?:up )?(?=(?:sun|mon|tues|wednes|thurs|fri|satur)days from )/dg, 'i work '],
  [/^(?:please )?open (?:up )?([a-z]+) for (?:lessons|bookings?)$/dg, 'unblock $1'],
  [/\bput ((?:the |my |\w+'s? )[\w' ]*?(?:lesson|class|slot)) (?:on|at) /dg, 'move $1 to '],
  [
    /\b(?:take|remove|delete|get|cross) ([^,]+?) (?:off|out of|from) (?:the|my) (?:calendar|schedule|diary|books)/dg,
    'cancel $1',
  ],
  [
    /\bi'm (?:going|driving|coming|heading)(?: over)? to (\w+)'s(?: (?:house|place|home))?(?= |$)/dg,
    "$1 at the student's",
  ],
  // At the home of one who learns.
  [/\b(?:at|to) (\w+)'s (?:house|home|place|flat|apartment)\b/dg, "$1 at the student's"],
  // "Omer's next lesson is free"; when one is, is asked.
  [
    /(?<=^(?!when|if|is|are|what|which|who|any|(?:my|the) first)[^?,]{0,60} (?:lesson|class|session|group) )(?:is|will be) free(?= ?[.!]?$| (?:on|this|next|tomorrow))(?! on [a-z]+day at)/dg,
    'costs 0 shekels',
  ],
  [/\b(?:is|are) (?:on the house|free of charge|for free|on me|complimentary)\b/dg, 'costs 0 shekels'],
  [
    /\b(\w+) (?:replaces|is replacing|takes over from|comes instead of) (\w+) in\b/dg,
    'replace $2 with $1 in',
  ],
  [/\bdid (?:turn up|show up|come|make it|attend)\b(?! \w+ ?\?)/dg, 'came'],
  [
    /\bkeep (?:only|just) ((?:the )?\w+)((?: (?!and)[^ ,;.]+){0,3}),? and cancel the (?:rest|others)\b/dg,
    'cancel everything$2 except $1',
  ],
  [
    /^(?:i'm|i am) (?:running )?(\d+ min\w*|half an hour|a quarter of an hour) late (?:for|to|with) /dg,
    'maybe push back $1 ',
  ],
  [/\b(?:shorten|extend|lengthen|cut) (?:it|him|her|them) (?:down )?to (?=\d|an?\b|half)/dg, 'make it '],
  [
    /^i (?:(?:only )?(?:start|begin) (?:(?:work(?:ing)?|teaching) at (?=\d)|at (?=[\d:]+(?: ?pm)? on \w+days))|can only (?:start|begin) (?:at|from) (?=\d))/dg,
    "i don't work until ",
  ],
  [
    /\b(?:remove|take|drop) (\w+days?) (?:from|off|out of) (?:my|the) (?:working|work|teaching) hours\b/dg,
    "i don't work on $1 every week",
  ],
  [/\bi (?:only |just )?(?:work|teach) (?:only |just )?(?:until|till) (?=\d)/dg, 'i finish at '],
  [/\b(?:made it|turned up|showed up)\b/dg, 'came'],
  [
    /\bdon't (?:book|schedule|plan|arrange|take|put) (?:anyone|anybody|any bookings|me|people|students)(?: in)?(?= on| at| for| from| between|$| this| next| tomorrow| today)/dg,
    'block',
  ],
  [
    /\b(?:where|when) (?:could|can|might|do) (?:i|we) (?:squeeze|fit|slot|get|put)(?: in)? (?!(?:the|a|my) (?:link|address|feed))/dg,
    'when can i fit ',
  ],
  [/\bso (?:please )?put (?:him|her|them|it) (?:on|at|in) /dg, 'so move to '],
  [
    /\b((?!lesson|class|minute|hour|mile|kid|student|meeting|session|\w*day|who|what|that|how|there|thi|i)\w{3,})'?s (?=(?:sick|ill|unwell|absent|away|off (?:sick|for|until))\b|not (?:coming|here|feeling)\b)/dg,
    '$1 is ',
  ],
  [
    /\b(series|lessons|group) (?:(?:should|will|to|has to) )?(?:ends?|stops?|finish(?:es)?) (?:on|at(?! \d| half| noon)|in) /dg,
    '$1 runs until ',
  ],
  // "Noa finishes at the end of April", "end the group in June": until then.
  [
    /^(?:please )?(?:end|finish|stop) ([^,]+?) (?:at|by|in|with) (?=the end of (?!the (?:lesson|class|day|hour)))/dg,
    '$1 runs until ',
  ],
  [
    /\b(\w+) (?:will |should )?(?:ends?|stops?|finish(?:es)?) (?:at|by) (?=the end of (?!the (?:lesson|class|day|hour)))/dg,
    '$1 runs until ',
  ],
  // "Write to Tom that the group is full", "tell Yael only at six"
  [/\b(?:tell|write|text|message)(?: to)? (\w+) (?:that )?the group is full/dg, 'say no to $1'],
  [/\btell (\w+) (?:that )?(?:i can )?only (?=at \d|at \w+ on|on \w+day)/dg, 'offer $1 instead '],
  // "Approve Yael but move it to 6": another time is offered.
  [
    /\b(?:approve|accept|confirm) (\w+),? but (?:(?:move|make|put|change)(?: (?:it|her|him|them))? (?:to |at |for )?(?=\d)|(?:only )?(?=at (?:\d|\w+$)|on \w+day))/dg,
    'offer $1 instead ',
  ],
  [/\brepeat ((?:(?!every|each|week|month|,).)+?) (\w+) times\b/dg, 'make $1 weekly $2 times'],
  [/\b(?:let's|(?:can|could|shall) we) start (?:at )?(?=\d|half|quarter|noon)/dg, 'please move to '],
  [/(\d+) free (minutes|hours)/dg, 'free $1 $2'],
  [/,? \b(?:all|both)(?: of them)?(?: (?:two|three|four|five|six))? (?=at \d)/dg, ' '],
  // "Push her to 3 30", as it is dictated.
  [
    /(?<=\b(?:to|until|till|today|tomorrow|[a-z]{0,6}day|not) )(1[0-2]|[1-9]) ([0-5][05])(?=$|[,.?!]| (?:instead|please|pls|thanks|on|today|tomorrow|this|next|just|only|not|from|for|with|and|so|because)\b)/dg,
    '$1:$2',
  ],
  // "Noa can do 5 but not 4": one hour over another.
  [
    /\bcan (?:only )?(?:do|make|come)(?: at)? (\d[\d:]*(?: ?[ap]m)?),? (?:but |and )?not (?:at )?(?=\d)/dg,
    'comes at $1 instead of ',
  ],
  // "I'm not gonna make it", "could she possibly come": as it is said.
  [
    /(?:'m|'re| am| is| are|'s) not (?:gonna|going to)(?: be able to)? (?=come\b|make it|make\b|be (?:there|here|in)\b|attend)/dg,
    " won't ",
  ],
  [/(?<=\b(?:could|can) (?:\w{1,20} )?)possibly /dg, ''],
  [
    /^(?:(?:hi|hey|hello),? )?(?:i(?:'m| am| was) )?(?:just )?wondering (?:if|whether) (\w+) (?:can|could) /dg,
    'could $1 ',
  ],
  [
    /^(?:my )?(?:mum|mom|dad|mother|father|parents) (?:says|said|say) (?:that )?(?=(?:we|i) (?:have|need|must|can))/dg,
    '',
  ],
  [
    /\b(?:i|we) (?:can't|won't be able to) bring (?!the\b|my\b|his\b|their\b|any|an?\b|some|it\b|that|home|him\b|her\b|them\b)(\w+) (?=on|to|tomorrow|today|this|next|[a-z]+day)/dg,
    "$1 can't come ",
  ],
  [/(?<=\b(?:come|coming|make it|on|this|next|cancel|for) )sun\b/dg, 'sunday'],
  [/(?<=\b(?:come|coming|make it|on|this|next|cancel|for) )sat\b/dg, 'saturday'],
  [/\bthe (?:whole|entire) group\b/dg, 'the group'],
  [/\b(?:will be|is|are|'s|'ll be) coming (?=(?:at|on) [^,.?]*\binstead\b)/dg, ' comes '],
  [/\bput a block (?:on|in)\b|\bbook out (?=[a-z]+day|tomorrow|today|the \d)/dg, 'block '],
  [/\bi'm not (?:in|around) (?=on [a-z]+day|tomorrow|today|this|next|[a-z]+day)/dg, "i'm away "],
  [/^(?:please )?([^,;.?]{3,40}?) needs (mov|reschedul|postpon|chang)ing /dg, 'please $2e $1 '],
  [/(?<=\b(?:can't|won't) (?:[a-z]{2,8} ){1,3})either (?:lesson|of (?:the|my) lessons)\b/dg, 'both lessons'],
  [/\bwhat time's\b/dg, 'what time is'],
  [/^(?:please )?remind me (?=wh(?:o|at|en)\b)/dg, ''],
  [/\bhow much (?:time|longer) (?:is there )?(?=until\b)/dg, 'how long '],
  [/^where (?:do|will|are) (?:we|i) (?:meet|meeting|have it|having it)\b/dg, 'where is my lesson'],
  [/^is ([^,?]+?) (?:ok|okay|possible|fine|good) instead of ([^,?]+)\??$/dg, 'please move $2 to $1'],
  [/^(?:can|could|may) ((?:\w+'s|my|our) (?:lesson|class|session)) be (?:on|at) /dg, 'please move $1 to '],
  [
    /\b(\w+) (?:is switching|switches) to (?=[a-z]+(?:$| from| next| instead))(?![a-z]*day)/dg,
    '$1 changes to ',
  ],
  [
    /(?<=\b(?!(?:are|is|was|were|get|got|be|being|newly|just)\b)[a-z]{2,9} )wed\b(?! (?:to|in)\b)/dg,
    'wednesday',
  ],
  [/\bwon't be able to (?=come|do\b|make|attend|be\b)/dg, "can't "],
  [/(?: will|'ll) (only )?be able to (?=come|do|make|start)/dg, ' can $1'],
  [
    /^(?:i'm )?not teaching (?!on\b|at\b|in\b|to|this|next|from|until|till|any|[a-z]+days?\b|for|between|before|after|because|\d)(\w+)/dg,
    'cancel $1',
  ],
  [/\bdiary\b/dg, 'calendar'],
  [/(?<=^|\bso |, )(?:i'm|we're) cancell?ing /dg, 'cancel '],
  [
    /\b(keep|leave) (\d{1,2}) (?:to|till|until|-) (\d{1,2}) (?=(?:free|clear|open|empty)(?! (?:spots?|places?|seats?)))/dg,
    '$1 from $2 to $3 ',
  ],
  [
    /\b((?:note|comment) (?:on|to|in|for|about) [^:,]{3,50}?) (?:saying|that says|which says) (?:that )?/dg,
    '$1: ',
  ],
  [/\b(instead of (?:on )?[a-z]+day) this week\b/dg, '$1 only this week'],
  [/\brequested to (?=move|come|change|switch|postpone|cancel|have)/dg, 'asked to '],
  [/(?<=\w\w)(?:,| so| and) (?:please |pls )?do (?:it|that|so)(?: please)?$/dg, ''],
  [/(?<=[^,?]{20}), (?:ok|okay|al?l ?right|is (?:that|it) (?:ok|okay|fine|possible)) ?\?$/dg, ''],
  [
    /\b(\w+) (?:has )?(?:says|said|(?:informed|notified|told|let) (?:me|us)(?: know)?) (?:that )?(?:he|she|they)(?:'ll (?=only|be|can)| (?=will|won't|can't|can|cannot|is|isn't|has|needs|wants))/dg,
    '$1 ',
  ],
  [/\btwice (next week|this week)[,:]? (?=(?:on )?[a-z]+day\b)/dg, '$1 '],
  [
    /^([^:,]{0,30}\blesson\b[^:,]{0,30}) ?: (?:please )?(?:write|note)(?: down)? (?:that )?/dg,
    'note for $1: ',
  ],
  [
    /^(?:can|could|may) (?:i|we|you) (?:please )?(?:do|have) ((?:my |the |our )?(?:[a-z]+day|tomorrow)'s (?:lesson|class|session)|(?:my|our) [a-z]+day (?:lesson|class)) (?:on|at) /dg,
    'please move $1 to ',
  ],
  [
    /^(?:can|could|may) (?!i\b|we\b|you\b|u\b|he\b|she\b|they\b)(\w+) (?:please )?(?:do|make it|come)(?: at)? (?=\d[\d:]*(?: ?[ap]m)?(?: on| this| tomorrow| today| next| instead))/dg,
    'can $1 start at ',
  ],
  [
    /\b(?:is|'s) (?:taking|having) (?:an? )?(?:\w+ )?(?:break|time off) (?=until|till|for|from|over|this|next)/dg,
    ' is away ',
  ],
  [
    /\bbefore (?:his|her|my|the|their|an?) (?:\w+ )?(?:test|exam|quiz|bagrut) (?:is )?(?:on )?(?=[a-z]+day|tomorrow|the \d|\d)/dg,
    'before ',
  ],
  [
    /^(?:can|could|would) (?:you|u|we|i|he|she|they) (?:do|have|make it|come) ((?:on )?(?:[a-z]+day|tomorrow)[^,?]*?) (?:instead of|rather than) ([a-z]+day)( this week)?\??$/dg,
    'please move $2 to $1$3',
  ],
  [
    /^(?:please )?make (?:please )?(?=lesson (?:with|for) \w+ (?:on |for )?(?:[a-z]+day|tomorrow|today)[^,]*\d)/dg,
    'book ',
  ],
  [/\bchange (?:the )?(?:start(?:ing)? )?(?:hour|time) (?:of|for) (?=\w)(?!.*remind)/dg, 'move '],
  [/^tick (?:off )?(\w+)(?: off)? (?=for|on|yesterday|last)/dg, 'mark $1 present '],
  [/(\b(?:here|there|present|came)),? (?:and |but )?(\w+) not(?= ?[.!]?$)/dg, '$1, $2 absent'],
  [
    /^neither of (?:the|my|our) (kids|children|girls|boys) (?:can|will) (?=.*\b(?:week|month|today|tomorrow|[a-z]+day)\b)/dg,
    "the $1 can't ",
  ],
  // "A test on Monday, can we have a lesson before": by then.
  [
    /^(?:i|we)(?:'ve| have)?(?: got)? an? (?:\w+ )?(?:test|exam|quiz) (?:on )?(\w+day|tomorrow),? (?:so |and )?((?:can|could|may) (?:i|we) [^?,]*?(?:lesson|class|session))(?: please)? before(?: (?:it|that|then))?(?=\??$)/dg,
    '$2 before $1',
  ],
  [/^(?:would|will) (\w+) be able to (?=see|have|take|teach|do|fit|come|start|move)/dg, 'can $1 '],
  [/\b(?:write down|note|note down) that (.+?) is about /dg, 'note for $1: '],
];

export const groups = inGroups(
  ways,
  (some) => new RegExp(some.map(({ source }) => source).join('|'), 'u'),
  (one) => one,
);

const word = /(?<![A-Za-zÀ-ӿא-ي'])[a-z]{2,}(?![A-Za-zÀ-ӿא-ي'])/gu;

const turning =
  /\b(?:sorry|actually|(?:oh|uh|um) no|mean|wait|make|scratch|rather|correction|mistake|oops|never ?mind|forget|maybe|perhaps|but|no,|tests?|exams?)/;

export const inOtherEnglish = (normal: NormalText): NormalText => {
  const other = paraphrase(normal, word, haste, groups);
  return turning.test(other.text) ? { ...other, turns: true } : other;
};
