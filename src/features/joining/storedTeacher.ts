/** The teacher's link that somebody came by, kept on the device until it was used (spec section 2: stored locally). */
const key = 'teacherId';
/** That it was put off in this tab: it waits on the page and does not open by itself again. */
const laterKey = 'teacherIdLater';

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
    sessionStorage.removeItem(laterKey);
  } catch {
    // A device that stores nothing has nothing to forget.
  }
}

export function isPutOff(slug: string): boolean {
  try {
    return sessionStorage.getItem(laterKey) === slug;
  } catch {
    return false;
  }
}

export function putOff(slug: string): void {
  try {
    sessionStorage.setItem(laterKey, slug);
  } catch {
    // It opens again with the next page then.
  }
}
