import { f1, seed, grad, frame, sheet, fit, caps, line } from '../ui/poster_kit'

export function poster(H: number): string {
  const R = seed(3),
    cx = 96,
    cy = H * 0.62
  let rings = ''
  for (let i = 0; i < 26; i++) {
    const r = 44 + i * 25
    rings += `<ellipse cx="${cx}" cy="${cy + 70}" rx="${r * 1.25}" ry="${r * 0.7}" fill="none" stroke="#bfe3e6"
    stroke-width="${f1(1 + i * 0.22)}" stroke-dasharray="${40 + i * 9} ${14 + R() * 34}"
    opacity="${f1(7 - i * 0.2) / 10}" transform="rotate(-8 ${cx} ${cy + 70})"/>`
  }
  return sheet(
    H,
    `<defs>${grad('sBg', [
      [0, '#0d5c80'],
      [0.5, '#138099'],
      [1, '#0a2f4c'],
    ])}${grad(
      'sWing',
      [
        [0, '#ff6a4a'],
        [0.5, '#c8231d'],
        [1, '#7a0b10'],
      ],
      0,
      0,
      1,
      0,
    )}${grad('sFus', [
      [0, '#ffb199'],
      [0.35, '#d8241f'],
      [1, '#6e0b11'],
    ])}${grad('sFl', [
      [0, '#fffaf0'],
      [0.5, '#d9d2c0'],
      [1, '#7d776a'],
    ])}${grad(
      'sPy',
      [
        [0, '#fff'],
        [0.5, '#e9dfc8'],
        [1, '#8a8374'],
      ],
      0,
      0,
      1,
      0,
    )}</defs>
  <rect width="400" height="${H}" fill="url(#§sBg)"/>${rings}
  <path d="M420 ${cy + 220}C300 ${cy + 190} 60 ${cy + 250} 20 ${cy + 96}C0 ${cy} 80 ${cy - 90} 190 ${cy - 190}"
  fill="none" stroke="#fbf5e6" stroke-width="20" opacity=".16" stroke-linecap="round"/><path d="M420 ${cy + 226}C300
  ${cy + 196} 64 ${cy + 252} 26 ${cy + 98}C8 ${cy + 6} 88 ${cy - 86} 196 ${cy - 186}" fill="none" stroke="#fbf5e6"
  stroke-width="5" opacity=".75" stroke-dasharray="90 14"/>
  <g transform="translate(${cx + 26} ${cy - 30})"><ellipse cx="60" cy="168" rx="120" ry="16" fill="#04202c"
  opacity=".4"/><path d="M-40 160H72L46 -150H-14Z" fill="url(#§sPy)"/>${[0, 1, 2, 3, 4]
    .map((i) => {
      const a = i * 62 - 150,
        b = a + 31,
        wl = (v: number): number => -14 - ((v + 150) / 310) * 26,
        wr = (v: number): number => 46 + ((v + 150) / 310) * 26
      return `<path d="M${f1(wl(a))} ${a}H${f1(wr(a))}L${f1(wr(b))} ${b}H${f1(wl(b))}Z" fill="#14110c"/><path d="M16
      ${a}H${f1(wr(a))}L${f1(wr(b))} ${b}H16Z" fill="#14110c"/>`
    })
    .join(
      '',
    )}<path d="M30 -150H46L72 160H40Z" fill="#000" opacity=".28"/><path d="M-20 -150H52V-162H-20Z" fill="#f2b90f"/>
    <path d="M16 -162V-196M16 -196L64 -184L16 -172Z" fill="#d8241f" stroke="#14110c" stroke-width="2"/></g>
  <g transform="translate(216 ${H * 0.46}) rotate(-52) scale(1.080)">
   <g transform="translate(60 120) scale(.9)" opacity=".25" fill="#04202c"><path d="M-20 -170L34 -150V150L-20 170Z"/>
   <path d="M-180 -12L150 -16V16L-180 12Z"/></g>
   ${Array.from(
     { length: 8 },
     (_, i) => `<path d="M-190 ${-70 + i * 20}h${-90 - ((i * 53) % 90)}" stroke="#fbf5e6"
   stroke-width="${i % 2 ? 2 : 5}" opacity=".55"/>`,
   ).join('')}
   <path d="M-96 66C-40 52 70 54 128 74C136 80 130 88 116 90C50 96 -50 92 -96 66Z" fill="url(#§sFl)" stroke="#14110c"
   stroke-width="2"/><path d="M-96 66C-40 56 70 58 128 74" fill="none" stroke="#b3161b" stroke-width="4"/>
   <path d="M0 16L-30 66M40 14L60 64" stroke="#14110c" stroke-width="5"/>
   <path d="M-84 -40C-30 -54 80 -52 134 -32C140 -26 132 -18 120 -18C60 -14 -46 -18 -84 -40Z" fill="url(#§sFl)"
   stroke="#14110c" stroke-width="2"/>
   <path d="M-8 10L8 176C12 188 34 188 40 174L62 8Z" fill="url(#§sWing)" stroke="#14110c" stroke-width="2"/>
   <path d="M-2 -8L12 -150C16 -160 30 -160 36 -150L58 -8Z" fill="#96101a" stroke="#14110c" stroke-width="2"/><path
   d="M-2 -8L12 -150C14 -156 18 -158 22 -158L24 -8Z" fill="#ff8a6a" opacity=".6"/>
   <path d="M-176 0C-150 -14 -60 -24 30 -24C100 -24 140 -14 158 0C140 14 100 24 30 24C-60 24 -150 14 -176 0Z"
   fill="url(#§sFus)" stroke="#14110c" stroke-width="2"/>
   <path d="M60 -22C110 -20 142 -12 158 0C142 12 110 20 60 22C70 8 70 -8 60 -22Z" fill="url(#§sFl)" stroke="#14110c"
   stroke-width="1.500"/>${[0, 1, 2]
     .map(
       (i) => `<path d="M${76 + i * 16} ${-14 + i * 1.5}H${86 + i * 16}"
   stroke="#14110c" stroke-width="4"/>`,
     )
     .join('')}
   <path d="M-172 -2L-196 -52L-160 -50L-128 -10Z" fill="url(#§sWing)" stroke="#14110c" stroke-width="2"/><path
   d="M-172 2L-190 44L-160 42L-132 10Z" fill="#96101a" stroke="#14110c" stroke-width="2"/><path d="M-184 -4L-120
   -6V6L-184 4Z" fill="#fbf5e6" stroke="#14110c" stroke-width="1.500"/>
   <path d="M-30 -12Q-10 -22 10 -12Q16 0 8 10Q-14 16 -32 8Z" fill="#1a0c0a"/><circle cx="-12" cy="-4" r="11"
   fill="#5a2f1a"/><circle cx="-5" cy="-6" r="5" fill="#bfe3e6" stroke="#e6cd8a" stroke-width="2"/><path d="M10 -14Q18
   -8 16 2" stroke="#cfe8ea" stroke-width="4" fill="none"/>
   <g transform="translate(-76 0) rotate(52)"><circle r="17" fill="#fbf5e6" stroke="#14110c" stroke-width="1.500"/>
   <text y="11" text-anchor="middle" font-family="League Gothic" font-size="30" fill="#14110c">5</text></g>
   <g transform="translate(160 0)"><ellipse rx="9" ry="66" fill="#fbf5e6" opacity=".42"/><ellipse rx="4" ry="66"
   fill="#fff" opacity=".4"/><ellipse cx="2" rx="10" ry="9" fill="#e6cd8a" stroke="#14110c" stroke-width="2"/></g>
  </g>
  ${fit('SCHNEIDER', 200, 124, 112, 342, '#f8efd8')}<path d="M28 138H372M28 143H372" stroke="#f2b90f"
  stroke-width="1.800"/>${caps('TROPHY', 200, 174, 27, '#f2b90f', 15)}
  <g transform="translate(200
  ${H - 50})">${caps(line('home.schneider.poster'), 0, -8, 23, '#f8efd8', 4)}
  ${caps(line('home.schneider.poster.2'), 0, 20, 23, '#f8efd8', 4)}</g>
  ${frame(400, H)}`,
  )
}
