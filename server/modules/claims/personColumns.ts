/** Where the database names a person, and what becomes of it when an account takes a kept student's place over. */

type Fate =
  /** Names the account from then on. */
  | 'moves'
  /** As `moves`; the row is written under the teacher's next revision, so that everybody who follows it hears of it. */
  | 'movesWithRevision'
  /** A text within JSON: the id is replaced. */
  | 'rewritten'
  | 'rewrittenWithRevision'
  /** Of the kept student alone, and of no use to the account: deleted. */
  | 'dropped'
  /** Follows another table by a trigger, or is written by hand in takeOver.ts. */
  | 'follows'
  /** Only people with an account stand there. */
  | 'never';

/** A test compares the list with the catalogue of the database: a new column of a person must be entered here. */
export const personColumns: Record<string, Fate> = {
  'app.absences.student_id': 'moves',
  'app.admin_reads.user_id': 'never',
  'app.changes.actor_id': 'never',
  'app.changes.operations': 'rewritten',
  'app.changes.rows': 'rewritten',
  'app.charges.student_id': 'moves',
  'app.claims.claimed_by': 'never',
  // Tells the teacher's pages which entry of the list is gone.
  'app.claims.student_id': 'follows',
  'app.contract_acceptances.actor_id': 'never',
  'app.contract_acceptances.student_id': 'never',
  'app.discounts.earlier': 'rewrittenWithRevision',
  'app.discounts.terms': 'rewrittenWithRevision',
  'app.family_mails.asked_by': 'never',
  'app.family_mails.payer_id': 'moves',
  'app.feedback.user_id': 'never',
  'app.guardians.parent_id': 'never',
  'app.guardians.student_id': 'never',
  'app.guides.user_id': 'never',
  'app.images.user_id': 'never',
  'app.join_requests.requested_by': 'never',
  'app.join_requests.student_id': 'never',
  'app.join_requests_of.user_id': 'never',
  'app.link_codes.user_id': 'never',
  'app.links.student_id': 'follows',
  'app.meetings.attendees': 'rewrittenWithRevision',
  'app.notification_settings.user_id': 'never',
  // Of the teacher's own notifications; those of the student were mailed.
  'app.notifications.params': 'follows',
  'app.notifications.user_id': 'dropped',
  'app.occurrences.own': 'rewrittenWithRevision',
  'app.outbox.user_id': 'follows',
  'app.payments.payer_id': 'movesWithRevision',
  'app.payments.student_id': 'movesWithRevision',
  'app.pending_meetings.attendees': 'rewrittenWithRevision',
  'app.pending_meetings.requested_by': 'movesWithRevision',
  'app.person_changes.operations': 'never',
  'app.person_changes.rows': 'never',
  'app.person_changes.user_id': 'never',
  'app.reminded.user_id': 'dropped',
  'app.requests.actor_id': 'never',
  // Answers to requests that were sent already; they are forgotten after a week.
  'app.requests.outcomes': 'never',
  'app.seats.user_id': 'moves',
  'app.student_teachers.user_id': 'follows',
  'app.users.kept_by': 'never',
  'app.users.user_id': 'follows',
  'app.waitings.requested_by': 'movesWithRevision',
  'app.waitings.student_id': 'movesWithRevision',
  'auth.account.userId': 'never',
  'auth.calendar_feeds.user_id': 'never',
  'auth.codes.user_id': 'never',
  'auth.passkeys.user_id': 'never',
  'auth.push_targets.user_id': 'never',
  'auth.second_factors.user_id': 'never',
  'auth.session.userId': 'never',
  'auth.user.id': 'never',
};
