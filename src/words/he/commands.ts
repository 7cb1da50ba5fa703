/** The names of commands by id ('meeting.move'), as the palette and help show them. */
export const commands = {
  meeting: {
    add: 'לקבוע שיעור',
    move: 'להזיז שיעור',
    addBatch: 'לקבוע כמה שיעורים',
    cancel: 'לבטל שיעור',
  },
  day: { clear: 'לפנות יום' },
  schedule: {
    check: 'האם פנוי',
    show: 'מה יש ביומן',
    next: 'השיעור הבא',
    free: 'זמנים פנויים',
  },
  page: { open: 'לפתוח מסך' },
  theme: { change: 'להחליף תצוגה' },
  language: { change: 'להחליף שפה' },
  help: 'מה אפשר לכתוב',
  undo: 'לבטל את הפעולה האחרונה',
  answer: 'לענות על שאלה',
};
