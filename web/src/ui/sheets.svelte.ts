// Which sheet lies over the page.
export const sheets: { open: 'help' | 'settings' | null } = $state({ open: null })
