// Debian's Chromium, as every test here starts it.
// Pages that a test hands in come from nowhere, and nowhere may not speak to this machine unless it is told so.
const fresh = process.env.PADDOCK_FRESH ? ['--disable-features=LocalNetworkAccessChecks'] : []

export const browser_options = {
  executablePath: process.env.PADDOCK_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage', ...fresh],
}
