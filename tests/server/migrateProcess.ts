/** A process of its own that migrates a database and may be killed meanwhile; it says when it begins. */
import { connect } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';

const [, , url = '', folder = ''] = process.argv;
const store = connect(url);
console.log('begun');
await migrate(store, folder);
await store.close();
