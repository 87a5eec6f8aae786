// Help: keys, and how to read each table. Fetched when somebody asks for it.
export const en_help = {
  'settings.title': 'Settings',
  'settings.theme': 'Light',
  'settings.theme.system': 'As the system',
  'settings.theme.day': 'Day',
  'settings.theme.night': 'Night race',
  'settings.speed': 'Speed',
  'settings.language': 'Language',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the system',
  'settings.motion.full': 'Full',
  'settings.motion.still': 'Still',
  'settings.teaching': 'Hints in the first race',
  'settings.teaching.on': 'On',
  'settings.teaching.off': 'Off',
  'settings.teaching.again': 'Show all hints again',

  'help.title': 'Help',
  'help.keys': 'Keys',
  'help.key.arrows': 'through the choices',
  'help.key.enter': 'choose, and confirm',
  'help.key.escape': 'take back what is marked; close a sheet',
  'help.key.space': 'skip to my turn',
  'help.key.whole': 'whole circuit, and back',
  'help.key.zoom': 'nearer, farther',
  'help.key.pan': 'move the board',
  'help.key.speed': 'half, normal, double speed',
  'help.key.text': 'text board',
  'help.key.instructions': 'standing instructions, at tables with friends',
  'help.key.help': 'this sheet',
  'help.read': 'Reading the table',
  'help.bars':
    'Bars show each value of the die; their height is the square root of the chance, so that rare values stay visible. Full: a stop is made or nothing happens. Hatched: it costs the points written above. Dark red: spin or out.',
  'help.tags':
    'Tags on the road tell the same where it would happen: where the car ends, what it costs, how likely it is.',
  'help.gauges':
    'Gauges show what is left. In the hatched zone the next loss hurts; at 0 of body, engine or handling the race is over.',
  'help.odds': 'Odds are exact: the rules are run through every way the dice can fall until your turn ends.',
  'st.help.cards':
    'Cards show what a card flies, what it crosses and what may be drawn for it. A card played is gone for the race; throttling back saves cards.',
  'st.help.lines':
    'Lines carry a number. Crossing one faster than its number costs a draw from your bag; the tags on the course say where each card ends, how many draws it costs and how likely a crash is.',
  'st.help.bag':
    'The danger bag holds yellow DAMAGE and black ALERT; the dashboard shows how many of each. On the simple cockpit the fourth DAMAGE is a crash and ALERT does nothing; on the expert one both are laid on a component, and its squares say what DAMAGE there does.',
  'st.help.wind':
    'The pennant − marks the leader, who loses 1 to the wind; + marks a plane that drafts behind another and flies further.',
  'st.help.tote':
    'The Tote takes one bet a lap from each pilot, before the flight: a slot has its price, and pays points and AIRCOINS by the place of the plane you back. Everybody sees your chip; only you know on whom it lies until the lap ends.',
  'st.help.year':
    'Between the races of a campaign markers buy better cards, at the works, by spying or for show; the year ends with the twelfth month.',
  'st.help.odds': 'Odds are exact: the rules are run through every way the bag can be drawn until your turn ends.',
} as const
