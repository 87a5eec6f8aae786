import { grad, rgrad, spoked, frame, sheet, fit, caps, line } from '../ui/poster_kit'

export function poster(H: number): string {
  const truck = (x: number, y: number, s: number, c1: string, c2: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="10" cy="64" rx="190" ry="13" fill="#3a1608"
    opacity=".45"/><path d="M-172 44V-66Q-170 -84 -150 -86H10Q22 -84 24 -66V44Z"
    fill="${c2}"/>${[-140, -104, -68, -32]
      .map(
        (v) => `<path d="M${v} -86Q${v + 10} -20 ${v} 36" stroke="#6d4a1e"
    stroke-width="3" fill="none" opacity=".6"/>`,
      )
      .join('')}<path d="M-172 -66Q-170 -84 -150 -86H10Q20 -84 22 -72Q-80
    -58 -172 -50Z" fill="#fff6dc" opacity=".6"/><path d="M-176 18H30V48H-176Z" fill="${c1}"/><path d="M28 48V-46Q30
    -54 40 -54H86L100 -12H150Q166 -10 168 6V48Z" fill="${c1}"/><path d="M40 -44H80L92 -12H40Z" fill="#cfe8ea"/><path
    d="M40 -44H58L50 -12H40Z" fill="#fff" opacity=".6"/><path d="M100 -12H150Q166 -10 168 6L104 4Z" fill="#fff"
    opacity=".35"/>${[112, 122, 132, 142]
      .map(
        (v) => `<path d="M${v} 8V34" stroke="#2a1408"
    stroke-width="4"/>`,
      )
      .join('')}<path d="M84 52Q88 20 124 20T164 52Z" fill="#2a1408"/><circle cx="170" cy="8" r="12"
    fill="#fff2c0" stroke="#2a1408" stroke-width="3"/><path d="M-120 44H-60" stroke="#2a1408" stroke-width="6"/><rect
    x="-166" y="24" width="36" height="20" fill="#6d4a1e"/><circle cx="-14" cy="-22" r="25" fill="#fbf5e6"/><text
    x="-14" y="-7" text-anchor="middle" font-family="League Gothic" font-size="42" fill="#14110c">3</text><path
    d="M-150 46Q-152 14 -122 18L-40 22Q-14 26 -14 54Q-16 80 -44 80H-122Q-148 80 -150 46Z" fill="#14110c"/><path
    d="M-142 46Q-144 24 -122 26L-42 30Q-22 32 -22 54Q-24 72 -46 72H-120Q-140 72 -142 46Z" fill="#3a352c"/><path
    d="M-150 46Q-152 14 -122 18L-40 22Q-14 26 -14 54Q-16 80 -44 80H-122Q-148 80 -150 46Z" fill="none" stroke="#6b6557"
    stroke-width="4" stroke-dasharray="5 5"/>${(
      [
        [-122, 48, 17],
        [-40, 52, 15],
        [-96, 60, 10],
        [-68, 61, 10],
      ] as [number, number, number][]
    )
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#1d1b18" stroke="#d9d2c0" stroke-width="2.500"/><circle
          cx="${x}" cy="${y}" r="${r * 0.3}" fill="#d9d2c0"/>`,
      )
      .join('')}${spoked(124, 50, 30, 30, 0, 0)}</g>`
  const y0 = H - 232
  let hex = ''
  for (let r = 0; r < 9; r++)
    for (let q = 0; q < 10; q++) {
      const x = q * 46 + (r % 2) * 23 - 10,
        y = y0 + 26 + r * 40
      hex += `<path d="M${x} ${y - 26}l23 13v26l-23 13l-23 -13v-26Z"/>`
    }
  return sheet(
    H,
    `<defs>${grad('cSky', [
      [0, '#123047'],
      [0.45, '#c2532a'],
      [0.8, '#f2a65a'],
    ])}${rgrad('cSun', [
      [0, '#fff6d0'],
      [0.7, '#ffd27a'],
      [1, '#f7a64c'],
    ])}${grad('cD1', [
      [0, '#e8a04e'],
      [1, '#b3602a'],
    ])}${grad(
      'cD2',
      [
        [0, '#f0b865'],
        [1, '#a8552a'],
      ],
      0,
      0,
      0.3,
      1,
    )}${grad(
      'cD3',
      [
        [0, '#f9d58f'],
        [0.5, '#d98a45'],
        [1, '#7a3418'],
      ],
      0,
      0,
      0.2,
      1,
    )}</defs>
  <rect width="400" height="${H}" fill="url(#§cSky)"/><circle cx="262" cy="330" r="112"
  fill="url(#§cSun)"/>${[0, 1, 2, 3]
    .map(
      (i) => `<circle cx="262" cy="330" r="${132 + i * 24}" fill="none"
  stroke="#ffd27a" stroke-width="${4 - i}" opacity="${0.6 - i * 0.13}"/>`,
    )
    .join('')}
  <path d="M-10 430L60 392L78 402V352H84V340H92V352H98V398L140 412L230 396L410 440V600H-10Z" fill="#7a2f22"/><path
  d="M140 412L146 392Q160 370 174 392L180 408Z" fill="#5b1f1e"/>
  <path d="M-10 470C80 420 170 440 240 462S360 470 410 430V700H-10Z" fill="url(#§cD1)"/><path d="M240 462C300 480 360
  470 410 430V560C350 520 290 500 240 462Z" fill="#7a2f22" opacity=".5"/>
  ${truck(238, 443, 0.17, '#3a1608', '#5b2a14')}${truck(322, 447, 0.21, '#3a1608', '#5b2a14')}
  <path d="M-10 540C90 470 150 520 230 506S370 480 410 520V760H-10Z" fill="url(#§cD2)"/><path d="M230 506C280 500 340
  486 410 520V640C350 600 300 560 230 506Z" fill="#7a2f22" opacity=".42"/>
  <path d="M-10 610C70 560 160 588 260 584S380 560 410 590V${y0 + 40}H-10Z"
  fill="url(#§cD3)"/>${[0, 1, 2, 3, 4]
    .map(
      (i) => `<path d="M${-10} ${632 + i * 12}C90 ${590 + i * 14} 180
  ${612 + i * 12} 270 ${606 + i * 13}S390 ${584 + i * 15} 410 ${606 + i * 14}" fill="none" stroke="#7a3418"
  stroke-width="1.500" opacity=".4"/>`,
    )
    .join('')}
  ${truck(196, 524, 0.86, '#14533a', '#e9d3a0')}
  <path d="M28 594Q-20 574 -30 600Q40 612 30 594Z" fill="#f9d58f" opacity=".8"/>
  <path d="M0 ${y0 + 18}Q40 ${y0 - 6} 84 ${y0 + 8}T190 ${y0}T300 ${y0 + 8}T400 ${y0 - 6}V${H}H0Z" fill="#000"
  opacity=".3" transform="translate(0 -6)"/><path id="§mapedge" d="M0 ${y0 + 18}Q40 ${y0 - 6} 84 ${y0 + 8}T190
  ${y0}T300 ${y0 + 8}T400 ${y0 - 6}V${H}H0Z" fill="#f0e2bd"/><clipPath id="§mapclip"><path d="M0 ${y0 + 18}Q40
  ${y0 - 6} 84 ${y0 + 8}T190 ${y0}T300 ${y0 + 8}T400 ${y0 - 6}V${H}H0Z"/></clipPath>
  <g clip-path="url(#§mapclip)"><path d="M-10 ${y0 + 40}Q40 ${y0 + 30} 50 ${y0 + 80}T20 ${y0 + 150}L-10 ${y0 + 170}Z"
  fill="#7fb0b0"/><path d="M300 ${H}Q290 ${y0 + 190} 340 ${y0 + 170}T410 ${y0 + 110}V${H}Z" fill="#7fb0b0"/><path
  d="M120 ${y0 + 60}l14 -24l14 24ZM146 ${y0 + 66}l12 -20l12 20ZM230 ${y0 + 120}l14 -24l14 24ZM256 ${y0 + 126}l11
  -18l11 18Z" fill="#a8552a"/><g fill="none" stroke="#6d4a1e" stroke-width="1" opacity=".4">${hex}</g>
  <path d="M56 ${y0 + 62}C110 ${y0 + 110} 150 ${y0 + 40} 210 ${y0 + 84}S300 ${y0 + 60} 348 ${y0 + 92}" fill="none"
  stroke="#b3161b" stroke-width="5" stroke-dasharray="12 8"/><circle cx="56" cy="${y0 + 62}" r="8" fill="#b3161b"
  stroke="#f0e2bd" stroke-width="3"/><path d="M340 ${y0 + 84}l16 16m0 -16l-16 16" stroke="#b3161b" stroke-width="6"/>
  </g>
  ${fit('THE', 72, 92, 56, 60, '#ffd27a')}${fit('GREAT', 240, 118, 96, 250, '#f8efd8')}
  ${fit('RACE', 200, 234, 122, 336, '#f8efd8')}
  <g transform="translate(200
  ${H - 56})">${caps(line('home.great-race.poster'), 0, 0, 25, '#3a1608', 3)}
  ${caps(line('home.great-race.poster.2'), 0, 28, 25, '#3a1608', 3)}</g>
  ${frame(400, H, '#f8efd8')}<path d="M9 ${y0 + 30}V${H - 9}H391V${y0 + 30}" fill="none" stroke="#7a2f22"
  stroke-width="3"/>`,
  )
}
