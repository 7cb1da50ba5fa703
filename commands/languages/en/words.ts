/** English little words by their sense: what they ask of a sentence, not what they are in a grammar. */
import { lexicon } from '../lexicon.ts';

export const enWords = lexicon({
  'prep:of': "'s, of",
  'prep:to': 'to, into, onto, till to',
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
  joined: 'and, &, plus, as well as, also',
  'noun:lesson': 'lesson, class, session, meeting, appointment, slot, booking, lsn, leson, lessson, one',
  'noun:lessons': 'lessons, classes, sessions, meetings, appointments, bookings, ones',
  'noun:group': 'group, groups, group lesson, group class',
  'noun:series': 'series',
  'noun:student':
    'student, students, pupil, pupils, kid, kids, people, child, children, participants, everyone, everybody',
  'noun:time': 'time, the time, start time, the hour, starting time',
  'title:kind': 'trial, intro, introductory, makeup, make-up, exam prep, revision, review, catch-up, extra',
  'which:next': 'next, upcoming, following',
  'which:second': 'after next, the one after next',
  'which:last': 'last, previous, latest, most recent',
  'which:this': 'this, current',
  'scope:this':
    'only this, only this one, just this, just this one, this one only, this only, this one, this time, this time only, only this time, just this time, once, only once, just once, just the once, one time, one time only, one off, one-off, a one off, single time, only for this week, this week only, just for this week, just that one, only that one, just the one, this occurrence, only this occurrence, just this lesson, only this lesson, this lesson only, not the others, not the rest, not the next ones',
  'scope:future':
    'future, future ones, future ones too, and future ones, future ones as well, future too, and all future, all future, all future ones, all the future ones, future lessons, future lessons too, and future lessons, from now on, from here on, going forward, and onwards, onwards, onward, and on, and the ones after, and the ones after it, the next ones too, next ones too, also the next ones, and the next ones, and the following ones, following ones too, and following, and all following, this and future, this and all future, this and following, this and the following, and the rest, the rest too, permanently, for good, always, every week from now, and after, and afterwards, all the next ones, all the next ones too, and all the next ones, forever',
  'scope:all':
    'whole series, the whole series, entire series, the entire series, all of them, every one of them, each of them, all occurrences, every occurrence, the whole thing, all the series, the series',
  'notify:quiet':
    "quietly, silently, tell nobody, tell no one, tell noone, don't tell, don't tell anyone, don't tell anybody, don't tell them, don't tell her, don't tell him, dont tell, dont tell anyone, dont tell them, do not tell anyone, don't notify, don't notify anyone, don't notify them, dont notify, do not notify, do not notify anyone, without telling, without telling anyone, without telling her, without telling him, without telling them, without notifying, without notifying anyone, without a notice, without notice, without notification, no notification, no notifications, no notice, no message, no messages, on the quiet, keep it quiet, don't let them know, don't message anyone, don't send anything, no need to tell anyone",
  'notify:tell':
    'and tell them, tell them, and tell her, tell her, and tell him, tell him, tell everyone, and tell everyone, let them know, and let them know, let her know, and let her know, let him know, and let him know, let everyone know, notify, and notify, notify them, and notify them, notify her, notify him, notify everyone, send a notice, inform them, and inform them',
  'direction:later': 'later, back, after that, further',
  'direction:earlier': 'earlier, sooner, prior',
  'direction:forward': 'forward, forwards, ahead',
  'place:online':
    'online, on zoom, zoom, over zoom, by zoom, via zoom, in zoom, remote, remotely, by video, video call, on video, google meet, on meet, skype, on skype',
  'place:teacher':
    'at my place, my place, at mine, at my house, my house, at my home, my home, at my studio, my studio, in my studio',
  'place:student':
    "at her place, her place, at his place, his place, at their place, their place, at hers, at theirs, at her house, her house, at his house, his house, at their house, their house, at her home, at his home, at their home, at the student's, at the student's place, at the student's home, at the student's house",
  insist: 'anyway, even so, regardless, no matter what, despite the clash, even if it clashes, force it',
  'same:time':
    'same time, at the same time, the same time, same hour, at the same hour, the same hour, usual time, at the usual time',
  'same:day': 'same day, on the same day, the same day, that day',
  'all:everything':
    'everything, all of it, all lessons, all my lessons, all the lessons, every lesson, all classes, all my classes, all of my lessons, whole day, the whole day, entire day, the entire day, all day',
  'all:all': 'all, every, each, all the, all of, all my, entire, the entire, whole, the whole',
  'any:thing': 'anything, something, anyone, someone, anybody, somebody',
  only: 'only, just',
  mine: "my, mine, our, me, i, i'm, i've, im, we, us, myself, ours",
  it: 'it, that, these, those, them, her, him, they, she, he, that one, this lesson, the lesson, this, there, its, their, his, hers',
  polite:
    "please, pls, plz, plss, can you, could you, can we, could we, can i, could i, would you, will you, may i, i'd like, i would like, i want, i wanna, i need, i need you, we need, i have, i've got, need, want, let's, lets, let us, you can, would it be possible, is it possible, if possible, possible, kindly, help me, do me a favor, do me a favour, i'd like you, i want you, can u, could u, we should",
  question:
    'should, would it be, do you think, should i, what if, is it possible that, possible that, could it be that, is it true that, why, did, is, are, was, were, has, have, had, how come, am, does, do, when did, who, what, which, whose, if, whether, suppose',
  negation:
    "don't, dont, do not, never, not, didn't, doesn't, won't, wont, shouldn't, isn't, aren't, cannot, can't, cant, no, without, neither, nor",
  'count:times': 'times, x, lessons, sessions, occurrences, meetings, classes',
  'limit:max':
    'group of, class of, max, maximum, up to, at most, limit, capacity, no more than, room for, places for, with room for',
  'price:each': 'each, per lesson, per student, a lesson, apiece',
  'length:long': 'long',
  'places:places': 'places, seats, spots, spaces',
  'req:request': 'request, requests, ask for a lesson',
  'req:join':
    'join request, join requests, joining request, request to join, requests to join, wants to join, want to join, asked to join, asking to join, to join, join, joins, joining',
  'req:pending':
    'pending, waiting, waits, wait, awaiting, approval, for approval, for my approval, waiting for approval, waiting for my approval, waiting for an answer, unapproved, not approved, not approved yet, asked for, requested, to approve, need my ok, needs my ok, need my approval, needs my approval',
  'req:offer': 'offer, offers, offered, proposal, proposed, new time',
  'req:waitlist':
    'waitlist, waitlist spot, waitlist place, waiting list spot, waiting list, wait list, wait - list',
  'req:contract': 'contract, agreement, terms, contracts',
  'req:clean':
    "without clashes, without conflicts, without clash, with no clashes, with no conflicts, no clashes, no conflicts, that don't clash, that dont clash, that do not clash, that doesn't clash, that don't overlap, that doesn't overlap, that fit, not clashing",
  'req:full': 'full',
  'req:teacher': 'teacher, tutor',
  'req:link':
    'link, url, share link, sharing link, sign up link, sign - up link, signup link, registration link, invite link, teacher link',
  reason:
    "sick, ill, flu, not feeling well, not feeling good, don't feel well, unwell, under the weather, vacation, holiday, on holiday, on vacation, funeral, wedding, doctor, doctor's appointment, something came up, sth came up, miluim, reserve duty, stuck, in traffic, emergency, an emergency, i made a mistake, my mistake, oops, ups, too much, busy",
  past: 'was, were, had, had to, been, called, came',
  wish: 'wants, wants to, would like, would like to, asks, asks to, asked, asked to, needs, needs to, prefers, prefers to, wishes to',
  filler:
    "the, a, an, so, instead, mum, mom, mum of, mom of, dad, dad of, mother of, father of, what about, how about, well, ok, okay, hey, hi, hello, thanks, thank you, thx, ty, um, uh, uhm, er, like, then, now, actually, um, it's, its, that's, be, will, will be, gonna, going to, to be, do, just, too, as well, also, again, some, any, there's, there is, there are, here, yes, yeah, oh, right, alright, maybe, for me, really, quickly, asap, today's schedule, o'clock, oclock, at all, would, some of, as, should be, kind of, sort of, new, another, one more, more, btw, by the way, bro, man, dear, lol, ugh, sorry, because, cause, since, already, still, been, is, are, has, have, having, has to, have to, so that",
});
