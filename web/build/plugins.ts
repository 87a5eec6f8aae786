// What our build adds to Vite's: the ledgers of rules, the names of circuits, the service worker.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const rules = resolve(import.meta.dirname, '../../docs/rules')

// docs/rules/<game>.md as /rules/<game>.md, fetched when somebody asks why.
export function ledgers(): Plugin {
  return {
    name: 'paddock-ledgers',
    configureServer(server) {
      server.middlewares.use('/rules', (request, response, next) => {
        const name = /^\/([a-z-]+\.md)$/.exec(request.url ?? '')?.[1]
        if (!name || !readdirSync(rules).includes(name)) return next()
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8')
        response.end(readFileSync(join(rules, name)))
      })
    },
    generateBundle() {
      for (const name of readdirSync(rules).filter((file) => file.endsWith('.md')))
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: readFileSync(join(rules, name)) })
    },
  }
}

// Of a circuit file the pages need the names and stops of its elements; boards are drawn by the rules, which are handed
// the whole file as it is (?raw).
export function circuit_names(): Plugin {
  return {
    name: 'paddock-circuit-names',
    enforce: 'pre',
    load(id) {
      if (!/\/content\/circuits\/[^/?]+\.json$/.test(id)) return null
      const file = JSON.parse(readFileSync(id, 'utf8')) as {
        rules: { elements: { name: string; corner?: string; stops?: number }[] }
      }
      const elements = file.rules.elements.map(({ name, corner, stops }) => ({ name, corner, stops }))
      return JSON.stringify({ rules: { elements } })
    },
  }
}

function files_under(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files_under(path) : [path]
  })
}

// /sw.js: the service worker of build/service_worker.js with the list of everything that was built.
export function service_worker(): Plugin {
  let out = 'dist'
  return {
    name: 'paddock-service-worker',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      if (!existsSync(out)) return // a build that failed says why itself
      const files = files_under(out).filter(
        (path) => statSync(path).isFile() && path !== join(out, 'sw.js') && !path.endsWith('512.png'),
      )
      const hash = createHash('sha256')
      for (const path of files.sort()) hash.update(relative(out, path)).update(readFileSync(path))
      const addresses = files
        .map((path) => `/${relative(out, path)}`)
        .map((path) => (path === '/index.html' ? '/' : path))
      const head = `const version = '${hash.digest('hex').slice(0, 16)}'\nconst files = ${JSON.stringify(addresses)}\n`
      writeFileSync(join(out, 'sw.js'), head + readFileSync(join(import.meta.dirname, 'service_worker.js'), 'utf8'))
    },
  }
}
