// Which sheet lies over the page.
// The game on the table, if any.
export const sheets: { open: 'help' | 'settings' | null; game: string } = $state({ open: null, game: '' })
