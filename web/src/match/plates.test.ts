import { expect, it } from 'vitest'
import { with_plates } from './plates'

it('lets the page set the size of the signs, about their middle', () => {
  const svg =
    '<g transform="translate(100 50) scale(1.25)">' +
    '<rect x="4" y="5" width="208" height="52" fill="var(--shade)" fill-opacity=".35"/></g>'
  expect(with_plates(svg)).toContain('translate(230.0px,82.5px) scale(var(--sign,1.25)) translate(-104px,-26px)')
})
it('leaves everything else alone', () =>
  expect(with_plates('<g transform="translate(1 2) scale(3)"><path/></g>')).toBe(
    '<g transform="translate(1 2) scale(3)"><path/></g>',
  ))
