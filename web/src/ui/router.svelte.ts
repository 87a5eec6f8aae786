// The address of the page as state. Links inside the house change it without a reload.
class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname)

  race = $state('') // the table that was left last, to look something up

  go(path: string): void {
    if (path === location.pathname) return
    if (/^\/(race|t)\//.test(this.path)) this.race = this.path
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.path = path
  }
}
export const router = new Router()

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (router.path = location.pathname))
  addEventListener('click', (click: MouseEvent) => {
    const link = (click.target as Element | null)?.closest?.('a[href^="/"]')
    if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey)
      return
    if (link.hasAttribute('download') || link.getAttribute('target')) return
    click.preventDefault()
    router.go(link.getAttribute('href') ?? '/')
  })
}
