// Debian's Chromium, as every test here starts it.
export const browser_options = {
  executablePath: process.env.PADDOCK_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
}
