import { seed, grad, spoked, frame, sheet, fit, caps, line } from '../ui/poster_kit'

export function poster(H: number): string {
  const R = seed(9),
    y = H * 0.54
  return sheet(
    H,
    `<defs>${grad('lBg', [
      [0, '#e8dcc0'],
      [0.5, '#c9d4cf'],
      [1, '#6f97a3'],
    ])}${grad(
      'lEnv',
      [
        [0, '#2f74c9'],
        [1, '#123c78'],
      ],
      0,
      0,
      1,
      1,
    )}${grad('lFlap', [
      [0, '#5a97dc'],
      [1, '#1f5fae'],
    ])}<clipPath id="§envclip"><rect x="-156" y="60" width="312" height="28"/></clipPath>${grad('lRoad', [
      [0, '#2b2b33'],
      [1, '#12121a'],
    ])}</defs>
  <rect width="400" height="${H}" fill="url(#§lBg)"/>
  ${Array.from(
    { length: 24 },
    (_, i) => `<path d="M-40 ${H * 0.92 - i * 34}L440
  ${H * 0.66 - i * 34}V${H * 0.66 - i * 34 + 2 + (i % 4) * 3}L-40 ${H * 0.92 - i * 34 + 2 + (i % 4) * 3}Z"
  fill="#fbf5e6" opacity="${i % 2 ? 0.5 : 0.25}"/>`,
  ).join('')}
  <path d="M-20 ${H}V${H - 60}L420 ${H - 250}V${H}Z" fill="url(#§lRoad)"/><path d="M-20 ${H - 64}L420 ${H - 254}"
  stroke="#f6ecd4" stroke-width="5"/><path d="M310 ${H - 128}L420 ${H - 176}" stroke="#f6ecd4" stroke-width="6"
  stroke-dasharray="50 34"/>
  <g transform="translate(196 ${y}) rotate(-23)">
   ${Array.from(
     { length: 12 },
     (_, i) => `<path d="M-150 ${-100 + i * 20}H${-300 - R() * 80}" stroke="#b3161b"
   stroke-width="${i % 3 ? 2 : 6}" opacity=".85"/>`,
   ).join('')}
   <g transform="translate(-8 -132) rotate(5)"><path d="M-104 86V-84H118V86Z" fill="#0007" transform="translate(6
   8)"/><path d="M-104 86V-92L-90 -86L-76 -92L-62 -86L-48 -92L-34 -86L-20 -92L-6 -86L8 -92L22 -86L36 -92L50 -86L64
   -92L78 -86L92 -92L106 -86L118 -92V86Z" fill="#f7e3a6"/><path d="M-92 -64H106" stroke="#14110c"
   stroke-width="2.500"/><text x="-90" y="-70" font-family="Josefin Sans" font-weight="700" font-size="12"
   letter-spacing="4" fill="#14110c">TÉLÉGRAMME</text><g font-family="League Gothic" font-size="26"
   letter-spacing="1.500" fill="#1a1814"><rect x="-94" y="-54" width="150" height="26" fill="#fdf6df"/><text x="-88"
   y="-32">ROUND NINE STOP</text><rect x="-94" y="-22" width="198" height="26" fill="#fdf6df"/><text x="-88"
   y="0">THIRD GEAR INSIDE LINE</text><rect x="-94" y="10" width="120" height="26" fill="#fdf6df"/><text x="-88"
   y="32">DO NOT STOP</text></g></g>
   <path d="M-150 90H150V-92H-150Z" fill="#000" opacity=".35" transform="translate(8 14)"/>
   <path d="M-156 88V-60Q-156 -76 -140 -76H140Q156 -76 156 -60V88Z" fill="url(#§lEnv)"/>
   <path d="M-156 88V40L0 -10L156 40V88Z" fill="#0d2f60" opacity=".55"/>
   <path d="M-156 -64Q-154 -76 -140 -76H140Q154 -76 156 -64L16 24Q0 34 -16 24Z" fill="url(#§lFlap)" stroke="#0d2f60"
   stroke-width="2"/>
   <path d="M-156 60H156V88H-156Z" fill="#f6ecd4"/>${Array.from(
     { length: 14 },
     (_, i) => `<path d="M${-156 + i * 24}
   60h12l-10 28h-12Z" fill="${i % 2 ? '#123c78' : '#b3161b'}" clip-path="url(#§envclip)"/>`,
   ).join('')}
   <circle cx="0" cy="16" r="40" fill="#fbf5e6" stroke="#14110c" stroke-width="3"/><text y="37" text-anchor="middle"
   font-family="League Gothic" font-size="62" fill="#14110c">34</text>
   <g transform="translate(108 -24)"><path d="M-30 -30H30V34H-30Z" fill="#fbf5e6" stroke="#14110c" stroke-width="1"
   stroke-dasharray="3 2"/><path d="M-24 -24H24V28H-24Z" fill="#b3161b"/><g transform="translate(0 0) rotate(-90)
   scale(1.050)"><path d="M12.600 -7V7M-10.600 -7.400V7.400" stroke="#2b2822" stroke-width="1.300"/><path d="M9
   -9h7v3.600h-7ZM9 5.400h7v3.600h-7ZM-15 -10h8.400v4.400h-8.400ZM-15 5.600h8.400v4.400h-8.400Z" fill="#15130f"/><path
   d="M-20.500 0C-19 -3 -14.500 -5.200 -9 -5.500L1 -5.100L15.500 -3.700C17.800 -3.300 18.600 -2 18.600 0C18.600 2
   17.800 3.300 15.500 3.700L1 5.100L-9 5.500C-14.500 5.200 -19 3 -20.500 0Z" fill="#c8c9c6" stroke="#14110c"
   stroke-width=".8"/><circle cx="-4.600" r="3" fill="#2a1710"/></g></g>
   <g fill="none" stroke="#f6ecd4" stroke-width="2.500" opacity=".9"><circle cx="66" cy="-30" r="25"/><circle cx="66"
   cy="-30" r="17"/><path d="M20 -44q8 -6 16 0t16 0M16 -34q8 -6 16 0t16 0M20 -24q8 -6 16 0t16 0"
   transform="translate(-40 -2)"/></g>
   ${spoked(-96, 96, 42, 42, 0, 0)}${spoked(104, 96, 42, 42, 0, 0)}
   <path d="M-160 -60Q-190 -50 -196 -20" fill="none" stroke="#14110c" stroke-width="0"/>
   <g transform="translate(30 -84)"><path d="M-22 8Q-20 -26 4 -28Q26 -26 26 8Z" fill="#5a2f1a"/><path d="M8 -22Q26 -20
   26 4Q14 8 6 2Z" fill="#e9b98c"/><ellipse cx="18" cy="-8" rx="9" ry="7" fill="#bfe3e6" stroke="#e6cd8a"
   stroke-width="3"/><path d="M-22 2Q-60 -4 -84 14Q-56 10 -20 14Z" fill="#b3161b"/></g>
  </g>
  <rect width="400" height="222" fill="#f3e9d2"/><path d="M0 222L400 222L400 196L0 246Z" fill="#f3e9d2"/><path d="M0
  250L400 200" stroke="#b3161b" stroke-width="7"/><path d="M0 262L400 212" stroke="#123c78" stroke-width="3"/>
  ${fit('LA GRANDE', 200, 98, 78, 336, '#123c78')}${fit('ÉPREUVE', 200, 188, 84, 336, '#b3161b')}
  <g transform="translate(200
  ${H - 62})">${fit('1934', 0, 12, 104, 160, '#f6ecd4')}
  ${caps(line('home.grande-epreuve.poster'), 0, 42, 21, '#f6ecd4', 3)}</g>
  ${frame(400, H, '#123c78')}`,
  )
}
