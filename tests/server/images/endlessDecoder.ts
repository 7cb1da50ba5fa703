/** Stands for a decoder that never comes to an end. */
process.stdin.resume();
process.send?.('ready', () => {
  for (;;);
});
