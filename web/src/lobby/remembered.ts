// What this browser remembers for people who come back: their name, and the keys of seats.
const shelf = 'paddock.name'
export function my_name(): string {
  try {
    return localStorage.getItem(shelf) ?? ''
  } catch {
    return ''
  }
}
export function keep_name(name: string): void {
  try {
    localStorage.setItem(shelf, name)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

// The keys of seats are shown once, by the server; this browser keeps those of the tables it has set.
const keys_shelf = (table: string): string => `paddock.keys.${table}`
export function keep_keys(table: string, keys: { seat: number; key: string }[]): void {
  try {
    localStorage.setItem(
      keys_shelf(table),
      JSON.stringify({ ...kept_keys(table), ...Object.fromEntries(keys.map(({ seat, key }) => [seat, key])) }),
    )
  } catch {
    // Then the links stand on the page until it is left.
  }
}
export function kept_keys(table: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(keys_shelf(table)) ?? '{}') as Record<number, string>
  } catch {
    return {}
  }
}
