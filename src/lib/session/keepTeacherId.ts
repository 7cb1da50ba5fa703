/** A teacherId in the address of any page is kept on the device (spec section 2): it says whose invitation brought somebody here. */
export function keepTeacherId(search: string): void {
  const teacherId = new URLSearchParams(search).get('teacherId');
  // No longer than a link of ours has; it goes into addresses again.
  if (teacherId && teacherId.length <= 100) localStorage.setItem('teacherId', teacherId);
}
