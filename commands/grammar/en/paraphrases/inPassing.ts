/** What is told in passing: who comes, at whose home, how it is paid, until when. */
import type { ParaphraseRule } from '../../paraphraseRules.ts';

export const inPassing: ParaphraseRule[] = [
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
  // A first evening: "I teach guitar at 180 an hour", "Shira comes every Monday at 4", "Shira Cohen studies with me, her phone is …".
  [
    /^(?:i|we)(?: also)? (?:teach|give) ([a-z]{4,20})(?: lessons)?,? (?:at |for )?(?=\d{2,4}(?: ?(?:shekels?|nis|ils|₪))? (?:an|per) hour$)/dg,
    'add subject $1 ',
  ],
  [
    /^(?!(?:he|she|they|it|we|you|who|what|that|this|which|nobody|someone|somebody|everyone|everybody|mum|mom|dad|not|only|if|when|and|the|my)\b)([a-z]+(?: and [a-z]+)?) (?:comes?|studies|will (?:come|study))(?: (?:to|with) me)?(?: regularly)? (?=(?:every|each) [a-z ]{3,20}day at (?:\d{1,2}(?::\d\d)?|[a-z]+)(?: for [a-z ]+)?$)/dg,
    'book $1 ',
  ],
  [
    /^(?:on )?(mon|tues|wednes|thurs|fri|satur|sun)days with me ?: ?([a-z]+) (?=at )/dg,
    'book $2 every $1day ',
  ],
  [
    /^([a-z]+(?: [a-z]+)?) (?:studies|learns) with me, (?:his|her|the) (?=(?:phone|e-?mail|mail)\b)/dg,
    'add student $1, ',
  ],
  // "Freeze Maya for a month": no lessons until then.
  [/^(?:please )?freeze ([a-z]+)(?:'s lessons)? for (?=\w+ (?:week|month)s?$)/dg, 'cancel $1 for the next '],
  // "Don't book me on Sundays", "nothing after 8 pm": hours kept free.
  [
    /^(?:please )?(?:don't|do not|never) book me (?:on )?(?=(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b)/dg,
    'block ',
  ],
];
