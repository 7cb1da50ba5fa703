/** What to do about each measure that grew. */
export const mends: Record<string, string> = {
  filesNamingAnEntity: 'let the entity declare it once, and derive it here.',
  filesNamingAnOperation: 'let the operation declare it once, and derive it here.',
  sentenceLinesInTypeScript: 'write sentences as lines of JSON, one a line, not as texts of TypeScript.',
  complexity: 'a function of at most 15 branches: name its parts, or turn cases into rows of a table.',
  functionLines: 'a function of at most 60 lines: take a part with a name of its own out of it.',
  fileLines: 'a file of at most 300 lines: what it knows besides its main export is a file of its own.',
  circles: 'files that import each other in a circle (types count): move what both need into a third.',
  folderPairs: 'folders that import each other: move what both need down, or hand it in as an argument.',
  gqlDocuments: 'a document typed by hand: use the typed documents that are made from the schema.',
  sendStepsCallers: 'send by the hook that keeps the request id over retries and double presses.',
  freshRequestIds: 'a fresh request id at each press makes two actions of one: keep it until it is answered.',
  bareUseSchool: 'select what is shown, useEntityStore((school) => …): bare, it renders at any change.',
  unused: 'nobody uses it: delete it, or drop `export` where only its own file does.',
  duplicates: 'the same lines stand twice: one of them is a function that both call.',
};
