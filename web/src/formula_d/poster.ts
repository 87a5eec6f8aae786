import { f1, seed, rays, grad, spoked, frame, sheet, fit, caps } from '../ui/poster_kit'

export function poster(H: number): string {
  const R = seed(5)
  let town = ''
  const tier = (y: number, h: number, cols: string[], x0: number, x1: number): void => {
    for (let x = x0; x < x1;) {
      const w = 14 + R() * 24,
        hh = h * (0.55 + R() * 0.7),
        c = cols[Math.floor(R() * cols.length)]
      town += `<path d="M${f1(x)} ${y}V${f1(y - hh)}H${f1(x + w)}V${y}Z" fill="${c}"/><path d="M${f1(x + w * 0.62)}
      ${y}V${f1(y - hh)}H${f1(x + w)}V${y}Z" fill="#5b1f2a" opacity=".28"/><path d="M${f1(x - 1)}
      ${f1(y - hh)}L${f1(x + w / 2)} ${f1(y - hh - 6)}L${f1(x + w + 1)} ${f1(y - hh)}Z" fill="#a8402c"/>`
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < hh / 13 - 1; j++)
          town += `<rect x="${f1(x + 3 + i * w * 0.3)}" y="${f1(y - hh + 6 + j * 11)}" width="2.600" height="4.500"
          fill="#5b1f2a" opacity=".55"/>`
      x += w - 1
    }
  }
  tier(262, 34, ['#f7dcae', '#f0b58a', '#f3c9a0', '#e9a07c'], 60, 408)
  tier(288, 38, ['#fbe7c2', '#f4bf93', '#e8936f', '#f7d3a6'], 128, 408)
  return sheet(
    H,
    `<defs>${grad('mSky', [
      [0, '#0c3f58'],
      [0.3, '#1e7387'],
      [0.62, '#f0b26b'],
      [1, '#fbe3b0'],
    ])}${grad('mSea', [
      [0, '#1a8a9a'],
      [1, '#0b3f5c'],
    ])}${grad('mRoad', [
      [0, '#7a7068'],
      [0.5, '#4a4340'],
      [1, '#221e1d'],
    ])}${grad(
      'mTop',
      [
        [0, '#ff6a4a'],
        [0.5, '#d8241f'],
        [1, '#9a0f14'],
      ],
      0,
      0,
      0.35,
      1,
    )}${grad('mSide', [
      [0, '#b3161b'],
      [1, '#4f060b'],
    ])}${grad(
      'mNose',
      [
        [0, '#fff4dc'],
        [0.5, '#b9b2a2'],
        [1, '#4b463d'],
      ],
      0,
      0,
      1,
      1,
    )}${grad('mRock', [
      [0, '#7d3c3a'],
      [1, '#3a1d2e'],
    ])}${grad('mFade', [
      [0, '#120c10', 0],
      [1, '#120c10', 0.78],
    ])}</defs>
  <rect width="400" height="${H}" fill="url(#§mSky)"/><g>${rays(318, 252, 640, 44, '#fff1cc', 0.2, 150, 390)}</g>
  <circle cx="318" cy="252" r="58" fill="#fff0c4"/>
  <path d="M0 300V218Q36 196 62 206T108 232Q150 238 170 262L196 300Z" fill="url(#§mRock)"/><path d="M0 218Q36 196 62
  206Q50 240 60 300H0Z" fill="#a85a48" opacity=".55"/><path d="M22 206V186H34V198H46V184H58V206Z" fill="#f7dcae"/>
  <path d="M34 184V168M34 168L50 173L34 178" stroke="#d8241f" stroke-width="2.500" fill="#d8241f"/>
  ${town}
  <rect y="288" width="400" height="130" fill="url(#§mSea)"/>${Array.from(
    { length: 15 },
    (_, i) => `<path
  d="M${f1(R() * 380)} ${f1(296 + i * 7)}h${f1(20 + R() * 70)}" stroke="#fff0c4" stroke-width="${f1(1 + i * 0.1)}"
  opacity="${f1(6 - i * 0.25) / 10}"/>`,
  ).join('')}
  <path d="M280 290H356L350 418H240Z" fill="#fff0c4" opacity=".16"/>
  ${(
    [
      [44, 338, 1.1],
      [96, 316, 0.62],
      [142, 328, 0.8],
      [20, 308, 0.5],
    ] as [number, number, number][]
  )
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-22 0H24L16 9H-15Z" fill="#fbf5e6"/><path d="M-22
        0H24L23 2.500H-21Z" fill="#b3161b"/><path d="M0 -2V-52L-22 -6Z" fill="#fffaf0"/><path d="M3 -2V-46Q20 -20 20
        -5Z" fill="#f4d9a8"/></g>`,
    )
    .join('')}
  <rect y="400" width="400" height="400" fill="#2c2524"/><path d="M400 700H-60V560C-60 440 70 340 220 316C300 304 360
  308 400 312Z" fill="url(#§mRoad)"/><path d="M420 352C350 346 290 350 254 374C222 398 238 430 290 452C330 468 380 486
  420 500Z" fill="#b99a6a"/><path d="M420 352C350 346 290 350 254 374C222 398 238 430 290 452C330 468 380 486 420
  500Z" fill="#e8c98a" opacity=".35" transform="translate(12 3)"/><path d="M420 352C350 346 290 350 254 374C222 398
  238 430 290 452C330 468 380 486 420 500" fill="none" stroke="#f8efd8" stroke-width="9"/><path d="M420 352C350 346
  290 350 254 374C222 398 238 430 290 452C330 468 380 486 420 500" fill="none" stroke="#c8231d" stroke-width="9"
  stroke-dasharray="16 16"/>
  <path d="M400 312C360 308 300 304 220 316C70 340 -60 440 -60 560" fill="none" stroke="#f8efd8" stroke-width="13"/>
  <path d="M400 312C360 308 300 304 220 316C70 340 -60 440 -60 560" fill="none" stroke="#c8231d" stroke-width="13"
  stroke-dasharray="24 24"/><path d="M400 305C360 301 300 297 218 309C66 333 -66 434 -66 556" fill="none"
  stroke="#14110c" stroke-width="2"/>
  <path d="M400 331C330 324 240 334 186 360C150 378 120 404 104 430" fill="none" stroke="#fbf0d4" stroke-width="3"
  stroke-dasharray="22 16" opacity=".55"/>
  <g transform="translate(322 322) scale(.3)"><path d="M-60 20Q-70 -10 -40 -22L40 -30Q100 -28 120 6Q110 26 60 28Z"
  fill="#1f5fae"/><path d="M-60 20Q-70 -10 -40 -22L40 -30Q60 -20 60 28Z"
  fill="#5a97dc"/>${spoked(-40, 24, 22, 30, 0, 12)}${spoked(92, 18, 20, 28, 0, 10)}<circle cx="52" cy="-40" r="15"
  fill="#fbf0d4"/></g>
  <g transform="translate(-16 ${(H - 632) * 0.55 + 2}) scale(1.09 1.04)">
   ${Array.from(
     { length: 9 },
     (_, i) => `<path d="M${255 + i * 9} ${404 + i * 13}L${420} ${384 + i * 15}"
   stroke="#fff4dc" stroke-width="${f1(3.2 - i * 0.22)}" opacity="${f1(7 - i * 0.5) / 10}"/>`,
   ).join('')}
   <ellipse cx="205" cy="545" rx="205" ry="26" fill="#000" opacity=".42"/>
   ${spoked(52, 470, 30, 52, -6, 20, -1)}
   <path d="M60 462L150 500" stroke="#d9d2c0" stroke-width="9"/><path d="M60 462L150 500" stroke="#4b463d"
   stroke-width="3" transform="translate(0 4)"/>
   <path d="M84 486C76 440 86 404 116 396L236 352C262 344 300 348 330 372C364 398 380 420 384 446C372 480 330 506 270
   520L150 534C112 538 90 520 84 486Z" fill="url(#§mSide)"/>
   <path d="M96 420C102 400 112 396 124 392L238 350C262 343 300 347 330 370C356 390 372 410 380 430C330 420 280 424
   236 436L136 466C112 470 94 450 96 420Z" fill="url(#§mTop)"/>
   <path d="M124 392L238 350C250 346 262 346 274 348L150 404Z" fill="#ffb199" opacity=".75"/>
   <path d="M330 372C356 390 374 412 382 438C372 470 350 488 322 500C340 466 346 420 318 366Z" fill="#7a0b10"
   opacity=".5"/>
   <path d="M222 366C238 346 284 342 306 362C312 376 300 392 276 398C246 402 222 390 222 366Z" fill="#1a0c0a"/>
   <path d="M222 368Q222 346 240 336Q236 354 241 372Z" fill="#cfe8ea" opacity=".8" stroke="#f6ecd4" stroke-width="2"/>
   <g transform="translate(266 394) scale(.76) translate(-268 -394)"><path d="M284 374Q330 354 354 366Q382 374 412
   352Q396 388 356 386Q320 382 288 392Z" fill="#fbf5e6"/><path d="M288 388Q322 372 354 380Q382 384 402 366Q392 388 356
   386Q320 382 288 392Z" fill="#c9b48a"/>
   <path d="M236 396C236 372 252 360 272 362C296 364 306 378 304 394Q268 406 236 396Z" fill="#f3e6c8"/><path d="M284
   366C300 370 306 382 304 394L288 398Q296 380 284 366Z" fill="#b9a27a"/><path d="M250 372Q238 382 226 380"
   fill="none" stroke="#e0d0a6" stroke-width="11" stroke-linecap="round"/><circle cx="225" cy="380" r="7"
   fill="#5a2f1a"/>
   <path d="M246 330C240 338 238 343 235 348L242 352C241 362 248 370 258 369C270 368 276 358 276 346L262 326Z"
   fill="#e9b98c"/><path d="M243 358l9 -1" stroke="#7a2f22" stroke-width="2"/><path d="M276 346C276 358 270 368 258
   369C268 360 266 348 262 340Z" fill="#b97a4e"/>
   <path d="M243 332C242 308 260 299 278 302C298 306 305 326 300 348C297 362 288 370 279 370C270 362 274 348 268
   338C262 330 252 330 243 332Z" fill="#5a2f1a"/><path d="M246 322C250 308 264 302 278 304C268 308 258 314 254 328Z"
   fill="#8a5030"/><path d="M246 336L301 334" stroke="#14110c" stroke-width="7"/><ellipse cx="250" cy="338" rx="9"
   ry="8" fill="#bfe3e6" stroke="#e6cd8a" stroke-width="3"/><path d="M246 334l5 -2" stroke="#fff" stroke-width="2"/></g>
   <path d="M219 374C224 397 250 404 278 400C300 396 312 383 309 367L318 374C320 402 290 414 262 414C232 414 212 398
   214 374Z" fill="#c8201e"/><path d="M219 374C224 397 250 404 278 400C300 396 312 383 309 367" fill="none"
   stroke="#3a1208" stroke-width="4.500"/>
   <path d="M178 371C186 398 190 424 187 451M204 361C212 388 216 414 213 443" fill="none" stroke="#3a1208"
   stroke-width="5"/><path d="M176 371C184 398 188 424 185 451M202 361C210 388 214 414 211 443" fill="none"
   stroke="#a8683f" stroke-width="1.200"/>
   <path d="M128 398L236 358" stroke="#fff" stroke-width="2.500" opacity=".8" stroke-linecap="round"/>
   <path d="M84 486C78 446 84 408 112 398C136 396 150 424 150 470C150 510 138 536 122 536C102 534 88 514 84 486Z"
   fill="url(#§mNose)"/><path d="M91 484C87 450 92 416 113 407C131 408 141 432 141 470C141 502 132 524 121 525C106 522
   95 506 91 484Z" fill="#14110c"/>${Array.from(
     { length: 9 },
     (_, i) => `<path d="M${96 + i * 5}
   ${418 + Math.abs(i - 4) * 4}V${518 - Math.abs(i - 4) * 6}" stroke="#8a8374" stroke-width="1.500"/>`,
   ).join('')}<path
   d="M116 402V530" stroke="#e8e0cc" stroke-width="3"/><circle cx="115" cy="398" r="6" fill="#e6cd8a" stroke="#6d5220"/>
   ${Array.from(
     { length: 9 },
     (_, i) => `<path d="M${166 + i * 9.5} ${466 - i * 3}l4 26" stroke="#3a0508"
   stroke-width="3.200" stroke-linecap="round"/>`,
   ).join('')}
   <path d="M160 444Q220 430 262 448T390 462" fill="none" stroke="#14110c" stroke-width="10" stroke-linecap="round"/>
   <path d="M160 442Q220 428 262 446T390 460" fill="none" stroke="#b9b2a2" stroke-width="6" stroke-linecap="round"/>
   <path d="M162 440Q220 426 262 443T388 457" fill="none" stroke="#fff" stroke-width="1.800"/>
   ${spoked(352, 470, 34, 54, 5, 17)}${spoked(196, 514, 41, 63, 4, 22)}
   <g transform="translate(285 480)"><ellipse rx="25" ry="27" fill="#fbf5e6"/><text y="15" text-anchor="middle"
   font-family="League Gothic" font-size="42" fill="#14110c">8</text></g>
  </g>
  <rect y="${H - 120}" width="400" height="120" fill="url(#§mFade)"/>
  ${fit('MONACO', 200, 138, 132, 346, '#f8efd8')}
  <path d="M28 152H372M28 157H372" stroke="#f8efd8"
  stroke-width="1.500"/>${caps('FORMULA D', 200, 179, 17, '#f8efd8', 9)}
  ${frame(400, H)}`,
  )
}
