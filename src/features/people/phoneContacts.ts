/** Contacts out of the phone, where the browser lets a person choose some: as lines of a list. */
type Contact = { name?: string[]; tel?: string[]; email?: string[] };
type Contacts = { select(fields: string[], options: { multiple: boolean }): Promise<Contact[]> };

const contactsOf = (): Contacts | null =>
  'contacts' in navigator ? (navigator as Navigator & { contacts: Contacts }).contacts : null;

export const mayChooseContacts = (): boolean => contactsOf() !== null;

/** An empty text: nobody was chosen, or it was not allowed. */
export async function chosenContacts(): Promise<string> {
  const chosen = await contactsOf()
    ?.select(['name', 'tel', 'email'], { multiple: true })
    .catch(() => []);
  return (chosen ?? [])
    .map(({ name, tel, email }) => [name?.[0], tel?.[0], email?.[0]].filter(Boolean).join(', '))
    .join('\n');
}
