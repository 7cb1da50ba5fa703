/** What is said of another time, hour or length than the one that stands. */
import type { ParaphraseRule } from '../../paraphraseRules.ts';

export const otherwise: ParaphraseRule[] = [
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
  [/\b(?:the )?present (?=week|month)/dg, 'this '],
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
];
