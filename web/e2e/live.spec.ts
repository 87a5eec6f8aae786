import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirm, launch, phone, picture, program, served, settled, visit, type Browser, type Page, type Site } from './support'

let browser: Browser
let pages: Site
beforeAll(async () => {
  if (!program) return
  pages = await served()
  browser = await launch()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await pages?.stop()
})

async function set_table(page: Page, name: string): Promise<void> {
  await page.goto(`${pages.address}/friends`)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
}

async function link_for(page: Page, car: number): Promise<string> {
  return page.getByRole('textbox', { name: `Link for car ${car}` }).inputValue()
}

async function take_seat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
}

const order_of = (page: Page) => page.getByRole('dialog', { name: /win/ }).getByRole('table').first().innerText()

describe.skipIf(!program)('a table with friends', () => {
  test('two browsers race each other to the flag, one on a phone', async () => {
    const ada = await visit(browser)
    const ben = await visit(browser, { size: phone, theme: 'night' })
    await set_table(ada.page, 'Ada')
    await picture(ada.page, 'friends-desk-day')
    await ada.page.getByRole('button', { name: 'Take car 4 away' }).click()
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    const link = await link_for(ada.page, 2)
    await picture(ada.page, 'waiting-desk-day')
    await take_seat(ben.page, link, 'Ben')
    await ben.page.getByText('The host starts the race').waitFor()
    expect(ben.page.url()).not.toContain('#')
    await picture(ben.page, 'waiting-phone-night')
    await ada.page.getByRole('button', { name: 'Start the race' }).click()

    let lost = false
    for (let turn = 0; turn < 800; ++turn) {
      const [first, second] = await Promise.all([look(ada.page), look(ben.page)])
      if (first === 'over' && second === 'over') break
      if (turn === 20) {
        await ada.page.reload()
        continue
      }
      if (turn === 40 && !lost) {
        lost = true
        await ben.context.setOffline(true)
        await ben.page.getByText('The connection is lost').waitFor({ timeout: 40_000 }).catch(() => undefined)
        await ben.context.setOffline(false)
        continue
      }
      if (first === 'asked') await confirm(ada.page)
      if (second === 'asked') await confirm(ben.page)
    }
    await settled(ada.page)
    await settled(ben.page)
    expect(await order_of(ben.page)).toBe((await order_of(ada.page)).replaceAll('You', 'Ada'))
    expect([...ada.errors, ...ben.errors].filter((text) => !/WebSocket/.test(text))).toEqual([])
    await ada.context.close()
    await ben.context.close()
  }, 400_000)

  test('a link that leads nowhere says so', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${pages.address}/t/nowhere#AAAAAAAAAAAAAAAAAAAAAA`)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('no such table')
    await context.close()
  })

  test('an account brings a seat to another device', async () => {
    const desk = await visit(browser)
    await set_table(desk.page, 'Cora')
    await desk.page.getByRole('button', { name: 'Set the table' }).click()
    await desk.page.getByRole('button', { name: /Start/ }).waitFor()
    const enter = async (page: Page, button: string) => {
      await page.goto(`${pages.address}/account`)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cora')
      await page.getByLabel('Passphrase').fill('five cylinders misfire')
      await page.getByRole('button', { name: button }).click()
      await page.getByText('You are Cora.').waitFor()
    }
    await enter(desk.page, 'Make an account')
    await picture(desk.page, 'account-desk-day')
    const other = await visit(browser, { size: phone })
    await enter(other.page, 'Enter')
    await other.page.getByRole('link', { name: 'My tables' }).first().click()
    await other.page.getByRole('link', { name: 'Go to the table' }).first().waitFor()
    await picture(other.page, 'tables-phone-day')
    await desk.context.close()
    await other.context.close()
  }, 60_000)
})

// What this page shows just now, without waiting for it.
async function look(page: Page): Promise<'asked' | 'over' | 'waiting'> {
  return settled(page, 300).catch(() => 'waiting' as const)
}
