import { rays, grad, spoked, frame, sheet, fit, caps } from '../ui/poster_kit'

export function poster(H: number): string {
  const m = (y: number, c: string, pts: string): string => `<path d="M-10 ${H}V${y}${pts}V${H}Z" fill="${c}"/>`
  return sheet(
    H,
    `<defs>${grad('iSky', [
      [0, '#f3c56b'],
      [0.5, '#f7dfae'],
      [1, '#fbf0d4'],
    ])}${grad('iArrow', [
      [0, '#ff5a3c'],
      [0.4, '#d8241f'],
      [1, '#96101a'],
    ])}${grad('iM1', [
      [0, '#5a7f96'],
      [1, '#c9d4cf'],
    ])}${grad('iM2', [
      [0, '#2f5a72'],
      [1, '#8fb0b0'],
    ])}${grad('iM3', [
      [0, '#1d3f4c'],
      [1, '#3f6f68'],
    ])}${grad('iM4', [
      [0, '#31513a'],
      [1, '#12261f'],
    ])}${grad('iCar', [
      [0, '#fffaf0'],
      [0.5, '#d9d2c0'],
      [1, '#8a8374'],
    ])}</defs>
  <rect width="400" height="${H}" fill="url(#§iSky)"/><circle cx="118" cy="292" r="70"
  fill="#fff6dc"/>${rays(118, 292, 520, 40, '#fff6dc', 0.35)}
  ${m(400, 'url(#§iM1)', 'L70 318L116 366L196 262L262 350L318 296L410 380')}<path d="M196 262L262 350L226 346L206
  388L190 340Z" fill="#fff" opacity=".75"/><path d="M196 262L150 322L182 330Z" fill="#fff" opacity=".9"/><path d="M318
  296L360 336L330 346L318 330L300 340Z" fill="#fff" opacity=".7"/>
  ${m(500, 'url(#§iM2)', 'L60 410L130 470L210 380L300 476L352 420L410 470')}
  ${m(560, 'url(#§iM3)', 'C60 500 120 520 190 500S330 520 410 470')}
  <path d="M196 470L208 428H174L238 316L302 428H266L240 484C232 508 250 516 276 520C330 528 352 552 316 580C270 612
  130 600 96 644C70 684 150 706 250 716C352 726 400 770 400 ${H}H40C60 ${H - 60} 0 720 20 656C40 600 150 590 224
  572C262 562 250 548 222 540C190 530 186 504 196 470Z" fill="#14110c" opacity=".35" transform="translate(9 9)"/>
  <path d="M196 470L208 428H174L238 316L302 428H266L240 484C232 508 250 516 276 520C330 528 352 552 316 580C270 612
  130 600 96 644C70 684 150 706 250 716C352 726 400 770 400 ${H}H40C60 ${H - 60} 0 720 20 656C40 600 150 590 224
  572C262 562 250 548 222 540C190 530 186 504 196 470Z" fill="url(#§iArrow)"/>
  <path d="M238 344C236 420 216 470 214 500C214 530 290 530 278 556C256 590 90 590 62 650C44 700 200 720 250 760"
  fill="none" stroke="#fff0d0" stroke-width="3.500" stroke-dasharray="20 14" opacity=".8"/>
  ${(
    [
      [330, 620, 1],
      [362, 640, 1.3],
      [34, 590, 0.9],
      [12, 606, 1.1],
      [300, 646, 0.8],
      [146, 668, 0.7],
      [166, 674, 0.9],
      [380, 600, 0.9],
    ] as [number, number, number][]
  )
    .map(
      ([x, y, s]) =>
        `<path d="M${x} ${y}Q${x - 11 * s} ${y - 30 * s} ${x} ${y - 78 * s}Q${x + 11 * s} ${y - 30 * s} ${x} ${y}Z"
        fill="#12261f"/><path d="M${x} ${y - 2}Q${x - 8 * s} ${y - 30 * s} ${x} ${y - 76 * s}Q${x - 1} ${y - 30 * s}
        ${x} ${y - 2}Z" fill="#4f7a55"/>`,
    )
    .join('')}
  <g transform="translate(30 514)"><path d="M0 0H46V32H0Z" fill="#f6e3bc"/><path d="M-4 0L23 -15L50 0Z"
  fill="#a8402c"/><path d="M50 32V-38H66V32Z" fill="#fbf0d4"/><path d="M48 -38L58 -60L68 -38Z" fill="#a8402c"/><path
  d="M55 -28h6v10h-6Z" fill="#5b1f2a"/></g>
  <g transform="translate(196 ${H - 140}) rotate(-6)"><path d="M152 6L330 -64V96L152 26Z" fill="#fff2c0"
  opacity=".55"/>${Array.from(
    { length: 7 },
    (_, i) => `<path d="M-150 ${-30 + i * 14}h${-60 - ((i * 37) % 60)}"
  stroke="#fff0d0" stroke-width="${i % 2 ? 2 : 4}" opacity=".8"/>`,
  ).join('')}<ellipse cx="0" cy="62" rx="180" ry="14"
  fill="#000" opacity=".4"/>
   <path d="M-158 26C-164 -8 -132 -34 -84 -34L-40 -38L70 -36C112 -36 140 -22 152 2L156 38H-150Z" fill="url(#§iCar)"/>
   <path d="M-158 26C-164 -8 -132 -34 -84 -34L-40 -38L70 -36C112 -36 134 -26 146 -10C80 -20 -20 -18 -60 -14C-110 -8
   -140 0 -158 26Z" fill="#fff" opacity=".8"/>
   <path d="M-158 44C-160 0 -132 -16 -104 -16C-70 -16 -56 16 -46 38H44C56 4 78 -14 108 -12C140 -8 156 14 160 40L150
   46C146 22 132 8 112 8C84 8 74 26 66 54H-58C-70 20 -84 4 -104 4C-128 6 -140 22 -144 50Z" fill="#173f7a"/>
   <path d="M60 -36L52 -62L44 -62L50 -36Z" fill="#cfe8ea" stroke="#14110c" stroke-width="2"/><circle cx="10" cy="-54"
   r="17" fill="#5a2f1a"/><path d="M14 -66Q30 -58 26 -42Q16 -40 10 -48Z" fill="#e9b98c"/><circle cx="22" cy="-54"
   r="6" fill="#bfe3e6" stroke="#e6cd8a" stroke-width="2.400"/><path d="M-10 -38Q10 -48 30 -38Z" fill="#3a2a1c"/>
   <circle cx="-30" cy="-50" r="14" fill="#f0e2c0"/><path d="M-26 -60Q-14 -54 -18 -42Q-26 -40 -30 -46Z"
   fill="#e9b98c"/><circle cx="-20" cy="-51" r="5" fill="#bfe3e6" stroke="#6d5220" stroke-width="2"/>
   <circle cx="146" cy="2" r="15" fill="#fff2c0" stroke="#14110c" stroke-width="3"/><path d="M70 -34V36M-70 -34V-20"
   stroke="#8a8374" stroke-width="2"/>${Array.from(
     { length: 8 },
     (_, i) => `<path d="M${76 + i * 6} -24v18"
   stroke="#6b6557" stroke-width="2.500"/>`,
   ).join('')}
   <circle cx="0" cy="4" r="25" fill="#fbf5e6" stroke="#14110c" stroke-width="2"/><text y="19" text-anchor="middle"
   font-family="League Gothic" font-size="42" fill="#14110c">27</text>
   ${spoked(-104, 40, 34, 34, 0, 0)}${spoked(110, 40, 34, 34, 0, 0)}</g>
  ${fit('MILLE', 200, 118, 100, 300, '#96101a')}${fit('MIGLIA', 200, 212, 100, 336, '#96101a')}
  <rect x="0" y="${H - 56}" width="400" height="56" fill="#5f0a12"/>${caps('LEGEND', 200, H - 22, 26, '#fbf0d4', 12)}
  ${frame(400, H, '#96101a')}`,
  )
}
