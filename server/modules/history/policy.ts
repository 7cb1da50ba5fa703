/** The log of changes is the teacher's own: the resolver answers of the calendar of whoever asks, and of no other. */
import { shownWhole, type AccessPolicy } from '../../kernel/entities/policy.ts';

export const historyPolicy = {
  Query: { changeLog: ['teacher'] },
  types: {
    ChangeLog: shownWhole('changes', 'before'),
    LoggedChange: shownWhole(
      'id',
      'at',
      'by',
      'operations',
      'entries',
      'mayUndo',
      'undone',
      'undoes',
      'currency',
      'currencyBefore',
    ),
    LogPerson: shownWhole('id', 'name'),
    LogEntry: shownWhole(
      'area',
      'kind',
      'id',
      'done',
      'name',
      'nameBefore',
      'start',
      'startBefore',
      'amount',
      'amountBefore',
      'meetingId',
      'students',
      'fields',
    ),
    LogField: shownWhole('name', 'before', 'after'),
  },
} as const satisfies AccessPolicy;
