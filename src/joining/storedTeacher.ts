/** The teacher's link that somebody came by, kept on the device until it was used (spec section 2: stored locally). */
const key = 'teacherId';

export function storedTeacher(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetTeacher(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A device that stores nothing has nothing to forget.
  }
}
