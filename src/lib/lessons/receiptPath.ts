/** Where the receipt of one student's lesson stands: the lesson by its meeting, and the slot in milliseconds. */
type Of = { teacherId: string; meetingId: string; occurrence: string | null; studentId: string };

export function receiptPath({ teacherId, meetingId, occurrence, studentId }: Of): string {
  const named = { teacherId, meetingId, ...(occurrence === null ? {} : { occurrence }), studentId };
  return `/receipt?${new URLSearchParams(named).toString()}`;
}
