/** The screens that stand, by their route of spec section 2; a sentence opens no other. */
const screens = new Set(['/', '/login', '/register', '/home', '/students/home', '/parent/home', '/admin']);

/** Views of the calendar that are not drawn yet. */
const notYet = /[?&]view=(?!week|day|month)/;

export const isScreen = (route: string): boolean =>
  screens.has(route.split(/[?#]/)[0] ?? '') && !notYet.test(route);
