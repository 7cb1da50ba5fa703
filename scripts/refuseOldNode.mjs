/** Imported before everything else: a Node too old to install with gets one clear sentence instead of a syntax error. */
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'This needs Node 20 or newer to begin with; here is ' +
      process.versions.node +
      '. See https://nodejs.org',
  );
  process.exit(1);
}
