/** The page with hot reload, for scripts/dev.mjs; it ends with the program that started it. */
import { createServer } from 'vite';

const page = await createServer({ server: { port: Number(process.argv[2]), strictPort: true } });
const close = () => void page.close().finally(() => process.exit());
process.once('disconnect', close);
process.once('SIGTERM', close);
// Ctrl+C in a terminal reaches this too; the starter decides when it is time.
process.on('SIGINT', () => {});
await page.listen();
page.printUrls();
