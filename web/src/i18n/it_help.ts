import type { en_help } from './en_help'

export const it_help: Record<keyof typeof en_help, string> = {
  'settings.title': 'Opzioni',
  'settings.theme': 'Luce',
  'settings.theme.system': 'Come il sistema',
  'settings.theme.day': 'Giorno',
  'settings.theme.night': 'Notturna',
  'settings.speed': 'Velocità',
  'settings.language': 'Lingua',
  'settings.motion': 'Movimento',
  'settings.motion.system': 'Come il sistema',
  'settings.motion.full': 'Pieno',
  'settings.motion.still': 'Fermo',
  'settings.teaching': 'Suggerimenti nella prima corsa',
  'settings.teaching.on': 'Sì',
  'settings.teaching.off': 'No',
  'settings.teaching.again': 'Mostra di nuovo tutti i suggerimenti',

  'help.title': 'Aiuto',
  'help.keys': 'Tasti',
  'help.key.arrows': 'fra le scelte',
  'help.key.enter': 'scegli e conferma',
  'help.key.escape': 'annulla ciò che è segnato; chiudi un foglio',
  'help.key.space': 'vai al mio turno',
  'help.key.whole': 'tutto il circuito, e ritorno',
  'help.key.zoom': 'più vicino, più lontano',
  'help.key.pan': 'sposta il tabellone',
  'help.key.speed': 'velocità mezza, normale, doppia',
  'help.key.text': 'tabellone a parole',
  'help.key.instructions': 'istruzioni permanenti, ai tavoli con amici',
  'help.key.help': 'questo foglio',
  'help.read': 'Leggere il tavolo',
  'help.bars':
    'Le barre mostrano ogni valore del dado; l’altezza è la radice quadrata della probabilità, così i valori rari restano visibili. Piena: si fa una fermata o non succede nulla. Tratteggiata: costa i punti scritti sopra. Rosso scuro: testacoda o fuori.',
  'help.tags':
    'I cartellini sulla strada dicono lo stesso dove accadrebbe: dove finisce l’auto, quanto costa, quanto è probabile.',
  'help.gauges':
    'I quadranti mostrano ciò che resta. Nella zona tratteggiata la prossima perdita fa male; a 0 di carrozzeria, motore o tenuta la corsa è finita.',
  'help.odds':
    'Le probabilità sono esatte: le regole passano per ogni modo in cui i dadi possono cadere fino alla fine del tuo turno.',
  'st.help.cards':
    'Le carte mostrano quanto fa volare una carta, che cosa attraversa e che cosa può far pescare. Una carta giocata è persa per la gara; ridurre gas le risparmia.',
  'st.help.lines':
    'Le linee portano un numero. Passarne una più veloci del suo numero costa una pescata dal tuo sacco; i cartellini sul percorso dicono dove finisce ogni carta, quante pescate costa e quanto è probabile uno schianto.',
  'st.help.bag':
    'Il sacco dei pericoli contiene DANNI gialli e ALLARMI neri; il cruscotto dice quanti. Con la strumentazione semplice il quarto DANNO è uno schianto e l’ALLARME non fa nulla; con quella esperta entrambi vanno su un componente, le cui caselle dicono che cosa vi fa un DANNO.',
  'st.help.wind':
    'La bandierina − segna il primo, che perde 1 contro il vento; + segna un aereo in scia a un altro, che vola più lontano.',
  'st.help.tote':
    'Le scommesse: una al giro per pilota, prima di volare. Un posto ha il suo prezzo e paga punti e AIRCOIN secondo il piazzamento dell’aereo scelto. Tutti vedono il tuo gettone; solo tu sai su chi è, fino alla fine del giro.',
  'st.help.year':
    'Tra le gare di una campagna i segnalini comprano carte migliori, in officina, con lo spionaggio o alla mostra aerea; l’anno finisce con il dodicesimo mese.',
  'st.help.odds':
    'Le probabilità sono esatte: le regole passano per ogni pescata possibile dal sacco fino alla fine del tuo turno.',
}
