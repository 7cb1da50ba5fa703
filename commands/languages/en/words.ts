/** English little words by their sense: what they ask of a sentence, not what they are in a grammar. */
import { lexicon } from '../lexicon.ts';

export const enWords = lexicon({
  'prep:of': "'s, of",
  'prep:to': 'to, over to, into, onto, till to, - >, →, = >',
  'prep:from': 'from, off, out of, starting, starting from, starting on, as of, beginning',
  'prep:at': 'at, on, in, @, during, within',
  'prep:with': 'with, w, and with, together with',
  'prep:for': 'for, 4 for',
  'prep:by': 'by',
  'prep:until': 'until, till, til, up to, through',
  'prep:before': 'before, earlier than, prior to',
  'prep:after': 'after, later than',
  'prep:about': 'about, called, named, titled',
  'prep:instead': 'instead of, rather than',
  'prep:except':
    'except, except for, excluding, apart from, aside from, other than, besides, all but, but not, but for, not including, with the exception of, minus',
  joined: 'and, &, plus, as well as, also, but also',
  'noun:lesson': 'lesson, class, session, meeting, appointment, slot, booking, lsn, leson, lessson, one',
  'noun:lessons': 'lessons, classes, sessions, meetings, appointments, bookings, ones',
  'noun:group': 'group, groups, group lesson, group class',
  'noun:series': 'series',
  'noun:student':
    'student, students, pupil, pupils, kid, kids, people, child, children, participants, everyone, everybody',
  'noun:time': 'time, the time, start time, the hour, starting time',
  'title:kind':
    'double, trial, intro, introductory, makeup, make up, exam prep, revision, review, catchup, catch up, extra',
  'which:next': 'next, upcoming, following',
  'which:second': 'after next, the one after next',
  'which:last': 'last, previous, latest, most recent, most recent one',
  'which:this': 'this, current',
  'scope:this':
    "just this week, only this week, just for this week, only this, only this one, just this, just this one, this one only, this only, this one, this time, this time only, only this time, just this time, once, only once, just once, just the once, one time, one time only, one off, one-off, a one off, single time, only for this week, this week only, just that one, only that one, just the one, this occurrence, only this occurrence, just this lesson, only this lesson, this lesson only, not the others, not the rest, not the next ones, the coming one, just the coming one, only the coming one, just the next one, only the next one, next one only, this one time, as a one off, for once, this week alone, one time thing, this week's only, (only|just) (that|this) (day|evening|morning|afternoon|week), (that|this) (day|evening|morning|afternoon) only, just this (week coming|coming week), just for today's [one], (the rest|the others|next weeks|next week) as usual",
  'scope:future':
    'future, future ones, future ones too, and future ones, future ones as well, future too, and all future, all future, all future ones, all the future ones, future lessons, future lessons too, and future lessons, from now on, from here on [in|out], going forward, and onwards, onwards, onward, and on, and the ones after, and the ones after it, the next ones too, next ones too, also the next ones, and the next ones, and the following ones, following ones too, and following, and all following, this and future, this and all future, this and following, this and the following, and the rest, the rest too, permanently, for good, always, every week from (now|here) [on], (make it permanent|as a permanent change|permanent), for the rest of the year, until further notice, and after, and afterwards, all the next ones, all the next ones too, and all the next ones, forever',
  'scope:all':
    'whole series, the whole series, entire series, the entire series, all of them, every one of them, each of them, all occurrences, every occurrence, the whole thing, all the series, the series, (every|each) time, every single time',
  'notify:quiet':
    "quietly, silently, silent, secretly, on the quiet, keep it quiet, [and] tell (nobody|no one|noone), [and] don't (tell|notify|text|message|inform) [anyone|anybody|them|her|him], don't let them know, without (telling|notifying|messaging) [anyone|her|him|them], without (a notice|notice|notification|a message), no (notification|notifications|notice|message|messages|notifs), don't send anything, no need to (tell|notify) (anyone|her|him|them), don't bother telling (her|him|them)",
  'notify:tell':
    '[and] (tell|notify|text|message|inform) (them|her|him|everyone|everybody|both|both of them), [and] let (them|her|him|everyone|everybody|both) know, [and] notify, send a notice, drop (him|her) a line',
  'direction:later': 'later, back, after that, further',
  'direction:earlier': 'earlier, early, sooner, prior',
  'direction:forward': 'forward, forwards, ahead',
  'place:online':
    'online, on zoom, zoom, over zoom, by zoom, via zoom, in zoom, remote, remotely, by video, video call, on video, google meet, on meet, skype, on skype',
  'place:mine':
    '[at] (my|our) (place|house|home|studio), in my studio, (come|comes|coming) to me, at mine, at ours',
  'place:theirs': '[at] (her|his|their) (place|house|home), at hers, at theirs',
  'place:yours': '[at] your (place|house|home|studio), at yours, (come|coming) to you',
  'place:home': 'at home',
  'place:student': "at the student's [place|home|house]",
  insist: 'anyway, even so, regardless, no matter what, despite the clash, even if it clashes, force it',
  'same:time':
    'same time, at the same time, the same time, same hour, at the same hour, the same hour, usual time, at the usual time',
  'same:day': 'same day, on the same day, the same day, that day',
  'all:everything':
    'everything, (whoever|whatever) (is there|comes|is booked), whatever is, whatever i have, everything i have, all of it, all lessons, all my lessons, all the lessons, every lesson, all classes, all my classes, all of my lessons, whole day, the whole day, entire day, the entire day, all day',
  'all:all': 'all, every, each, all the, all of, all my, entire, the entire, whole, the whole, both, both of',
  'any:thing': 'anything, something, anyone, someone, anybody, somebody',
  only: 'only, just',
  mine: "my, mine, our, me, i, i'm, i've, we, us, myself, ours",
  it: 'it, that, these, those, them, her, him, they, she, he, that one, this lesson, the lesson, this, there, its, their, his, hers',
  polite:
    "please, pls, plz, plss, (can|could) (you|we|i|u), would you, will you, may i, i'd like, i would like, i want, i wanna, i need, i need you, we need, i have, i've got, need, want, let's, let us, you can, would it be possible, is it possible, if possible, possible, kindly, help me, do me a favor, do me a favour, i'd like you, i want you, we should, would you mind, id like, id like to, id love to, any chance (of|for), is there (any|a) chance (of|for), i'm looking for, looking for, do you mind, gotta, got to, i gotta, i've got to, we gotta, i must, must, i'd love to, i would love to, i was wondering if you could, i was wondering if we could, i was hoping to, wanna, i'm hoping to, any chance (you|we|i) (could|can), any chance to, is there any chance to, is there a chance to, (would it be|is it) (ok|okay|alright) (to|if we|if i), ok if (i|we), can you guys, could u please, go ahead and, make sure to, feel free to, try to, please can you, please could you, be so kind, please note that, note that, if you can, if you could, if poss, if u can, would it be (at all possible|possible at all) [to], (we'd|we would|i'd|i would) be grateful (for|if you could), is there any way to, (we've|we|i've|i) decided [that], if it's ok, if that's ok, if it is possible, if it's possible, whenever you can, when you can, when you get a chance, need you to, i'll need to, i will need to, i'm going to need to, we'll need to, have to, i have to, we have to, i want you to",
  question:
    "how do i, how can i, how to, how do you, how do we, how does one, should, would it be, do you think, should i, what if, is it possible that, possible that, could it be that, is it true that, why, what's, when's, where's, who's, did, is, are, was, were, has, have, had, how come, am, does, do, when did, who, what, which, whose, if, whether, suppose, might, (could|would|should) have (been|done|moved|cancelled|booked), almost, nearly, i wonder, i wish",
  negation:
    "don't, never, not, didn't, doesn't, won't, shouldn't, wouldn't, couldn't, hasn't, haven't, wasn't, weren't, isn't, aren't, can't, no, without, neither, nor",
  'count:times': 'times, x, lessons, sessions, occurrences, meetings, classes',
  'limit:max':
    'group of, class of, max, maximum, up to, at most, limit, capacity, no more than, limited to, room for, places for, with room for',
  'price:sum': 'charge, price, cost, for the price of, at a price of, priced at, costing, rate, fee',
  'price:each': 'each, per lesson, per student, a lesson, apiece, a head, per (head|person|kid)',
  'length:long': 'long',
  'places:places': 'places, seats, spots, spaces',
  'req:request': 'request, requests, ask for a lesson',
  'req:join':
    'join request, join requests, joining request, ask to join, request to join, requests to join, wants to join, want to join, asked to join, asking to join, to join, join, joins, joining',
  'req:pending':
    "(not|isn't|aren't|[it] hasn't been|[it] haven't been) (answered|approved) [yet], unanswered, not replied to, not replied to yet, yet to approve, yet to answer, left to approve, still to approve, still to answer, undecided, pending, waiting, waits, wait, awaiting, approval, for approval, for my approval, waiting for approval, waiting for my approval, waiting for an answer, unapproved, asked for, asked me for, asks me for, requested, to approve, need my ok, needs my ok, need my approval, needs my approval",
  'req:offer': 'offer, offers, offered, proposal, proposed, new time',
  'req:waitlist':
    'waitlist, waitlist spot, waitlist place, waiting list spot, waiting list, wait list, wait - list, (place|spot) in the queue, queue',
  'req:contract': 'contract, agreement, terms, cancellation (policy|terms|rules), contracts',
  'req:clean':
    "without clashes, without conflicts, without clash, with no clashes, with no conflicts, no clashes, no conflicts, that don't clash, that doesn't clash, that doesn't overlap, that don't overlap, which don't clash, that don't conflict, that doesn't conflict, that fit, not clashing",
  'req:full': 'full',
  'req:teacher': 'teacher, tutor',
  'req:link':
    'link, booking link, url, share link, sharing link, sign up link, sign - up link, signup link, registration link, invite link, teacher link',
  reason:
    "(staff|team|parents) meeting, [a] (school|parents) (concert|play|trip|evening), (doctor|doctor's|doctors|dentist|dentist's|dentists) (appointment|appt), (due to|because of) (a|an|the|his|her) (doctor's|doctors|dentist|dentists) appointment, (losing|lost) my voice, (due to|because of) (illness|sickness|work|school|travel|the weather|weather), absent, (not|no longer) doing it [anymore|any more], (woke up|wake up|got up) with [a] (fever|cold|migraine), can't (teach|work|do|make), not working, no school, not teaching, not able to teach, unable to teach, is off, are off, isn't (free|available), is unavailable, is busy, can't make it, sick, ill, flu, not feeling (well|good|great|so good|so well|too good|too well), don't feel well, unwell, under the weather, vacation, holiday, on holiday, on vacation, funeral, wedding, doctor, something came up, sth came up, miluim, reserve duty, stuck, in traffic, emergency, (family|work|business|class|field) (trip|event|emergency|dinner|matter), school (event|holiday), (school|teacher|teachers|train|bus) strike, strike, i made a mistake, my mistake, oops, ups, too much, busy, running late, late, is late, will be late, i'm late, fever, migraine, covid, corona, not well, (feeling|feel) (sick|ill), feeling unwell, in hospital, in the hospital, at the hospital, dentist, at the dentist, (has|have) (an exam|a test|a wedding|a funeral|a meeting|a trip|a headache|a cold), at work, family stuff, personal reasons, for personal reasons, on a trip, on a school trip, has a birthday, a birthday party, abroad, out of town, travelling, traveling, no babysitter, car broke down, car trouble, power cut, snow day, teacher training, overbooked, double booked, swamped, exhausted, tired, reserves, in reserves, on reserve duty, in the army, shiva, sitting shiva, away for, away, out sick, is out sick, home sick, quarantine, contagious, stomach bug, something urgent [came up], smth came up, something's come up, something has come up, an emergency came up, my bad, changed my mind, i changed my mind, plans changed, change of plans, there's been a change of plans, unfortunately, sadly, apologies, so sorry, really sorry, very sorry, sorry about that, sorry for the late notice, sorry for the short notice, short notice, last minute, for the short notice",
  may: 'can, could',
  past: 'was, were, had, had to, been, called, came',
  wish: 'wants, wants to, would like, would like to, asks, asks to, asked, asked to, needs, needs to, prefers, prefers to, wishes to',
  filler:
    "with you, not only, i'm afraid [that], (fine|ok|okay) (by|with) me, no problem, no worries, so far, a bit, i got, got, mother, father, parents, (before|b 4) (the|his|her|my|our|their) (exam|test|finals|exams), (exam|exams|test) [is|are] coming up, (in addition to|on top of|as well as) the (regular|usual|weekly) (one|lesson), in addition, additional, or (nah|not|no), over, [he|she|they] (is|has) (quitting|quit), quits, (he|she|they) (finished|graduated|apologised|apologized|left|quit|moved away), thing, whatsapp, let, yet, own, private, in total, altogether, for bookings, in a row, before the (holidays|break), any more, anymore, i'm running, running, same for, same with, i meant, the, a, an, so, instead, mum, mom, mum of, mom of, dad, dad of, mother of, father of, what about, how about, well, ok, okay, hey, hi, hello, thanks, thank you, thx, ty, um, uh, uhm, er, like, then, now, actually, it's, its, that's, be, will, will be, gonna, going to, to be, do, just, too, as well, also, again, some, any, there's, there is, there are, here, yes, yeah, oh, right, alright, for me, really, quickly, asap, today's schedule, o'clock, oclock, at all, would, some of, as, should be, kind of, sort of, new, another, one more, more, btw, by the way, bro, man, dear, lol, ugh, sorry, because, cause, since, already, still, been, is, are, has, have, having, has to, have to, so that, (on|in|to|from|off|into) (the|my) (calendar|schedule|diary), (on|in) the books, in the book, in the system, together, i'll, i will, we'll, we will, i'd, we'd, we're, rn, atm, kindly, basically, literally, obviously, quick, quickly please, today if possible, however, but, also please, hope that's ok, if that's okay, cheers, thanks a lot, thanks so much, thank you so much, thank you very much, many thanks, tnx, tysm, morning all, good morning, good evening, good afternoon, goodmorning, heya, yo, sup, lemme, let me, let me see, please and thank you, if i'm not mistaken, as we said, as agreed, as we agreed, as discussed, as we discussed, like we said, like i said, you know, i guess, i think, simply, straight, directly, exactly, sharp, usual, regular, regularly, recurring, normal, entirely, completely, totally, for now, this is, here's, heres, reminder that, noted, fyi, ps, urgent, urgently, important, asap please, of mine, teach, teaching, i'm teaching, to teach, hold on, wait, hmm, hm, mmm, eh, ah, aha, oh no, omg, damn, or something, etc, haha",
});
