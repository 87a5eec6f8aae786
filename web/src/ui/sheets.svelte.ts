// Which sheet lies over the page.
export const sheets: { open: 'help' | 'settings' | null; game: string } = $state({ open: null, game: '' }) // the game on the table, if any
