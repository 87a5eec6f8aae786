// Hands a text to the browser as a file to keep.
export function save_file(text: string, name: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
