/** The program: runs until it is told to stop. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `This program needs Node 26; this is ${process.version}. Start it with npm start, which brings its own.`,
  );
  process.exit(1);
}
const { run } = await import('./app/run.ts');
await run();
