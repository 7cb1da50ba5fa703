/** Whether a text can be the id of a stored row at all; PostgreSQL answers an error, not "none", for one that cannot. */
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isStoredId = (id: string): boolean => form.test(id);
