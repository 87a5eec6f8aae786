import type { en_help } from './en_help'

export const fr_help: Record<keyof typeof en_help, string> = {
  'settings.title': 'Réglages',
  'settings.theme': 'Lumière',
  'settings.theme.system': 'Comme le système',
  'settings.theme.day': 'Jour',
  'settings.theme.night': 'Nocturne',
  'settings.speed': 'Vitesse',
  'settings.language': 'Langue',
  'settings.motion': 'Mouvement',
  'settings.motion.system': 'Comme le système',
  'settings.motion.full': 'Complet',
  'settings.motion.still': 'Immobile',
  'settings.teaching': 'Conseils à la première course',
  'settings.teaching.on': 'Oui',
  'settings.teaching.off': 'Non',
  'settings.teaching.again': 'Montrer de nouveau tous les conseils',

  'help.title': 'Aide',
  'help.keys': 'Touches',
  'help.key.arrows': 'parmi les choix',
  'help.key.enter': 'choisir, puis confirmer',
  'help.key.escape': 'reprendre ce qui est marqué ; fermer une feuille',
  'help.key.space': 'sauter à mon tour',
  'help.key.whole': 'tout le circuit, et retour',
  'help.key.zoom': 'plus près, plus loin',
  'help.key.pan': 'déplacer le plateau',
  'help.key.speed': 'demi-vitesse, normale, double',
  'help.key.text': 'plateau en texte',
  'help.key.instructions': 'consignes permanentes, aux tables entre amis',
  'help.key.help': 'cette feuille',
  'help.read': 'Lire la table',
  'help.bars':
    'Les barres montrent chaque valeur du dé ; leur hauteur est la racine carrée de la chance, pour que les valeurs rares restent visibles. Pleine : un arrêt est fait ou rien n’arrive. Hachurée : elle coûte les points inscrits au-dessus. Rouge sombre : tête-à-queue ou abandon.',
  'help.tags':
    'Les étiquettes sur la route disent la même chose à l’endroit même : où la voiture finit, ce que cela coûte, avec quelle chance.',
  'help.gauges':
    'Les cadrans montrent ce qui reste. Dans la zone hachurée la prochaine perte fait mal ; à 0 de carrosserie, moteur ou tenue la course est finie.',
  'help.odds':
    'Les chances sont exactes : les règles parcourent toutes les façons dont les dés peuvent tomber jusqu’à la fin de votre tour.',
  'st.help.cards':
    'Les cartes montrent ce qu’une carte fait voler, ce qu’elle franchit et ce qu’elle peut faire tirer. Une carte jouée est perdue pour la course ; réduire les gaz en épargne.',
  'st.help.lines':
    'Les lignes portent un nombre. En franchir une plus vite que son nombre coûte un tirage de votre sac ; les étiquettes sur le parcours disent où chaque carte finit, combien de tirages elle coûte et quel est le risque de crash.',
  'st.help.bag':
    'Le sac des dangers contient des DÉGÂTS jaunes et des ALERTES noires ; le tableau de bord dit combien. Au tableau simple le quatrième DÉGÂT est un crash et l’ALERTE ne fait rien ; au tableau expert les deux se posent sur un composant, dont les cases disent ce qu’y fait un DÉGÂT.',
  'st.help.wind':
    'Le fanion − marque le premier, qui perd 1 contre le vent ; + marque un avion dans le sillage d’un autre, qui vole plus loin.',
  'st.help.tote':
    'Les paris : un par tour et par pilote, avant de voler. Une case a son prix et paie des points et des AIRCOINS selon la place de l’avion choisi. Tous voient votre jeton ; vous seul savez sur qui il est, jusqu’à la fin du tour.',
  'st.help.year':
    'Entre les courses d’une campagne les marqueurs achètent de meilleures cartes, à l’atelier, par espionnage ou au meeting ; l’année finit avec le douzième mois.',
  'st.help.odds':
    'Les chances sont exactes : les règles parcourent tous les tirages possibles du sac jusqu’à la fin de votre tour.',
}
