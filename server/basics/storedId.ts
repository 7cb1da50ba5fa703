/** Whether a text can be the id of a stored row at all: for one that cannot, PostgreSQL reports an error instead of "no row". */
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isStoredId = (id: string): boolean => form.test(id);
