// The rules of each game in WebAssembly: the game's key, and the address of its module. Whatever was built is there.
const built = import.meta.glob<string>('../../generated/*.wasm', { query: '?url', import: 'default', eager: true })

const key_of = (path: string): string => path.replace(/^.*\/|\.wasm$/g, '')
export const modules: ReadonlyMap<string, string> = new Map(
  Object.entries(built).map(([path, address]) => [key_of(path), address]),
)
