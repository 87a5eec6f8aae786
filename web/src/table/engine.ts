// The house in WebAssembly: one buffer of bytes, JSON in, JSON out (docs/wasm.md). Works in a page, a worker and node.
import type { Refusal } from './types'

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  buffer(size: number): number
  call(size: number): number
  answer(): number
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why)
  }
}
// What was refused is not there.
export async function unless_refused<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export interface Request {
  do: string
  [parameter: string]: unknown
}

export class Engine {
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  private constructor(private readonly exports: Exports) {
    exports._initialize()
  }

  static async compile(bytes: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes, {})
    return new Engine(instance.exports as unknown as Exports)
  }

  static async fetch(address: string): Promise<Engine> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The rules could not be fetched: ${answer.status}`)
    if (answer.headers.get('content-type')?.startsWith('application/wasm') !== true)
      return Engine.compile(await answer.arrayBuffer())
    const { instance } = await WebAssembly.instantiateStreaming(answer, {})
    return new Engine(instance.exports as unknown as Exports)
  }

  // The answer as it was written: tests compare its bytes.
  text(request: string): string {
    const bytes = this.encoder.encode(request)
    const at = this.exports.buffer(bytes.length)
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes)
    const size = this.exports.call(bytes.length)
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, this.exports.answer(), size))
  }

  call<Answer>(request: Request): Answer {
    const answer = JSON.parse(this.text(JSON.stringify(request))) as { ok: Answer } | { error: Refusal }
    if ('error' in answer) throw new Refused(answer.error)
    return answer.ok
  }
}
