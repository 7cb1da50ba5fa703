/** Phrases of a new lesson that say of somebody only that they come, or take something up. */
export const comesFor = '(יבוא|תבוא|יגיע|תגיע)';

export const takesUp =
  '(רוצה|רוצים|צריך|צריכה|צריכים|ביקש|ביקשה|ביקשו|מבקש|מבקשת|זקוק|זקוקה|נרשם|נרשמה|מצטרף|מצטרפת|לוקח|לוקחת|לומד|לומדת|ילמד|תלמד|מתחיל|מתחילה|יתחיל|תתחיל)';
