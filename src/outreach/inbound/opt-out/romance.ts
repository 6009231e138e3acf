import type { OptOutLanguage } from './phrases.ts'

export const french: OptOutLanguage = {
  words: {
    me: `moi nous mon_adresse mon_mail mon_email mon_e_mail mon_courriel mon_nom mon_contact mes_coordonnees mes_donnees mon_numero notre_adresse notre_mail notre_email notre_courriel nos_coordonnees
      nos_donnees notre_contact cette_adresse ce_mail cet_email ce_contact`,
    list: `liste listes base bases fichier fichiers mailing mailings diffusion newsletter newsletters envois envoi registre registres listing contacts`,
    remove: `retirer retirez retire supprimer supprimez supprime enlever enlevez enleve effacer effacez efface radier radiez rayer rayez oter otez sortir sortez desinscrire desabonner exclure excluez virer virez`,
    mail: `mail mails email emails e_mail e_mails courriel courriels message messages newsletter newsletters publicite publicites pub pubs spam spams sollicitation sollicitations offre offres prospection
      envoi envois demarchage communications`,
    contact: `ecrire ecrivez mecrire mecrivez nousecrire contacter contactez envoyer envoyez menvoyer menvoyez solliciter sollicitez demarcher demarchez deranger derangez recontacter recontactez relancer
      relancez importuner importunez spammer spammez harceler adresser madresser`,
  },
  wants: [
    '^ ~3 desabonner|desabonnement|desabonnez|desinscription|desinscrire|desinscrivez|unsubscribe|resiliation ~2 $',
    'me|nous desabonner|desinscrire|desinscrivez|desabonnez',
    'desabonnez|desinscrivez|desabonner|desinscrire @me',
    '@remove ~1 @me',
    'me|nous ~1 @remove',
    '@remove ~3 de|du|des ~3 @list',
    'suppression ~3 de ~1 mes|mon|nos|notre',
    'ne|n plus|pas|jamais|rien ~2 @contact ?svp|?merci|?a|?du|?tout|?d|?de ~2 @mail|$|tout|merci|svp|nouveau',
    'ne|n plus|jamais ?me|?nous|?m ~1 @contact',
    'ne|n ~2 @contact ~1 plus|jamais|rien',
    'arretez|cessez|stoppez|arreter|cesser|stopper|stop|arrete ~3 @mail|@contact|denvoyer|de_menvoyer|de_mecrire',
    'ne|n ~1 souhaite|veux|desire|voulons|souhaitons|desirons|voudrais|veut ~1 plus|pas|rien ~3 recevoir|etre|avoir ~4 @mail|contacte|contactes|contactee|sollicite|sollicites|sollicitee|vous|rien|$',
    'plus ~1 recevoir ~1 vos|de|ces|ce|aucun|aucune ~1 @mail',
    '^ ~2 plus|pas de|aucun|daucun ?vos @mail ~2 $',
    'moppose|opposons|mopposer|m_oppose ~8 traitement|utilisation|donnees|prospection|demarchage|reception',
    'retire ~2 consentement',
    'laissez @me tranquille',
    'foutez|fichez @me la_paix',
  ],
  unless: [
    'ne|n ~2 me|nous|pas desabonner|desabonnez|desinscrire|retirer|supprimer ~1 pas',
    'notre|nos|votre|mes ~1 clients|abonnes|utilisateurs|newsletter ~5 desabonner|desinscrire|desabonnement',
    'plus ~1 recevoir ~1 de ~1 factures|commandes|papier|courrier|cheques|plaintes',
    '@remove ~4 copie|cc|boucle|reunion|invitation|facture|groupe|fichier_partage|tableau|agenda',
    'outil|logiciel|solution|comment|pourquoi ~6 desabonner|desinscrire|arreter|recevoir|@mail',
    'avant|jusqua|jusque|dici ~4 @contact',
    'nai|navons|na ~2 pas|rien ~2 recu',
  ],
  offers: [
    'si ~1 vous|tu ~6 souhaitez|voulez|desirez|souhaites|veux|preferez',
    'pour ~2 vous|ne ~4 desabonner|desinscrire|recevoir ~6 cliquez',
  ],
}

export const spanish: OptOutLanguage = {
  words: {
    me: `me nos mi_correo mi_email mi_e_mail mi_mail mi_direccion mi_nombre mis_datos mi_contacto mi_numero nuestro_correo nuestro_email nuestra_direccion nuestros_datos este_correo esta_direccion este_email`,
    list: `lista listas listado base bases fichero ficheros boletin boletines newsletter suscripcion mailing registro registros sistema distribucion envios`,
    removeme: `elimineme eliminenme eliminame eliminadme eliminarme borreme borrenme borrame borrarme quiteme quitenme quitame quitarme saqueme saquenme sacame sacarme retireme retirenme retirame retirarme
      eliminenos borrenos quitenos saquenos removerme remuevanme remuevame darme_de_baja desuscribirme desuscribanme desuscribeme suprimanme`,
    remove: `eliminar eliminen elimine elimina borrar borren borre borra quitar quiten quite quita sacar saquen saque retirar retiren retire remover remuevan remueva suprimir supriman suprima dar_de_baja den_de_baja de_de_baja`,
    mail: `correo correos mail mails email emails e_mail e_mails mensaje mensajes publicidad spam newsletter boletin boletines ofertas promociones propaganda comunicaciones informacion`,
    contact: `escriban escriba escribas escribais contacten contacte contactes envien envie envies enviar manden mande mandes mandar molesten moleste molestes vuelvan vuelva vuelvas contactar escribir llamen`,
    stopto: `escribir escribirme escribirnos enviar enviarme enviarnos contactar contactarme contactarnos molestar molestarme molestarnos mandar mandarme mandarnos spamear`,
  },
  wants: [
    'dar|darme|darnos|deme|denme|dame|denos|quiero|queremos|solicito|solicitamos|pido|deseo|tramiten|procedan ~3 baja',
    '^ ~3 baja ?por ?favor|?gracias|?inmediata $',
    'baja ~2 de ~2 @list',
    'cancelar|cancelen|cancele|cancela|anular|anulen ~2 suscripcion',
    '^ ~3 @removeme',
    '@removeme',
    '@remove ~1 @me',
    'me|nos ~1 @remove',
    '@remove ~4 de ~2 @list',
    'no|nunca ~1 me|nos ~1 @contact ~1 a|mas|$|nada|nunca|otra|este|esta|publicidad|@mail|escribir|contactar',
    'no|nunca ~1 @contact ~2 mas|nada|@mail',
    'no ~1 quiero|deseo|queremos|deseamos|quisiera|me_interesa ~1 recibir|que_me|que_nos|seguir ~5',
    'dejen|deje|deja|dejad|paren|pare|para|cesen|basta ?ya de ~2 @stopto|@mail',
    'no|ni|sin mas @mail',
    'ni_un mas ~1 @mail',
    'opongo|oponemos|revoco ~8 tratamiento|uso|datos|consentimiento|publicidad',
    'dejenme|dejeme|dejame en_paz|tranquilo|tranquila',
  ],
  unless: [
    'baja medica|laboral|por|maternal|paternal|temporada|calidad',
    'no ~2 dar|darme|darnos|deme|quiero ~2 baja',
    'nuestros|sus ~1 clientes|usuarios|suscriptores ~4 baja|@list',
    '@remove ~5 copia|cc|hilo|reunion|invitacion|factura|grupo|hoja|pedido',
    'hasta|antes ~3 @contact',
    'no ~2 he|hemos|ha ~2 recibido',
    'no ~1 quiero|deseo|queremos ~1 recibir ~2 facturas|llamadas|papel',
    'herramienta|software|como ~5 baja|@mail|dejar',
  ],
  offers: [
    'si ~2 usted|desea|no_desea|quiere|no_quiere|prefiere|deseas|quieres ~6',
    'para ~2 darse|cancelar|dejar ~6 haga|pulse|clic',
  ],
}

export const portuguese: OptOutLanguage = {
  words: {
    me: `me nos meu_email meu_e_mail meu_endereco meu_contato meu_contacto meu_nome meus_dados o_meu_email o_meu_e_mail o_meu_endereco os_meus_dados nosso_email nosso_e_mail nossos_dados nosso_endereco este_email
      este_e_mail este_endereco esse_email`,
    list: `lista listas base bases mailing cadastro newsletter banco sistema registro registros registo distribuicao envios`,
    remove: `remover remova removam remove retirar retire retirem tirar tire tirem excluir exclua excluam apagar apague apaguem eliminar elimine eliminem deletar delete deletem descadastrar descadastre descadastrem
      desinscrever desinscreva`,
    removeme: `removam_me remova_me retirem_me retire_me tirem_me tire_me excluam_me descadastrem_me eliminem_me descadastre_me apaguem_me`,
    mail: `email emails e_mail e_mails mail mails mensagem mensagens newsletter publicidade propaganda spam ofertas promocoes comunicacoes correio contato contatos contacto contactos`,
    contact: `envie enviem enviar escreva escrevam escrever contate contatem contactem contacte contatar contactar mande mandem mandar incomode incomodem perturbe perturbem entrem entre ligue liguem`,
  },
  wants: [
    '^ ~3 descadastrar|descadastre|descadastro|descadastramento|desinscrever|unsubscribe|sair ~1 $',
    'cancelar|cancelem|cancele|cancelamento ~3 inscricao|subscricao|assinatura|cadastro|newsletter',
    '@removeme',
    'me|nos @remove',
    '@remove ~2 @me',
    '@remove ~3 da|das|do|dos|de ~2 @list',
    'nao ~1 quero|desejo|queremos|desejamos|gostaria|pretendo|autorizo|tenho_interesse ~3 receber|recebam|contato|contacto|contatado|contactado|ser|que ~4',
    'nao|nunca ~1 me|nos ~1 @contact',
    'nao|nunca ~1 @contact ~1 me|nos|mais|nada|@mail',
    'pare|parem|deixe|deixem|cesse|cessem|parar|chega ~1 de ~2 @contact|@mail|me|nos|mandar|enviar',
    'sem|nao|chega_de ~1 mais @mail',
    'oponho|revogo|retiro ~8 tratamento|uso|dados|consentimento|marketing',
    'me_deixem|deixem_me em_paz',
  ],
  unless: [
    'nao ~2 remover|remova|retire|cancelar|descadastrar',
    'nossos|seus ~1 clientes|usuarios|assinantes ~4 @remove|cancelar',
    '@remove ~5 copia|cc|reuniao|convite|fatura|grupo|planilha',
    'nao ~2 recebi|recebemos|recebeu',
    'ate|antes ~3 @contact',
    'ferramenta|como ~5 descadastrar|parar|@mail',
  ],
  offers: [
    'se|caso ~2 nao|voce|deseja|quiser|deseje|prefira|desejar ~6',
    'para ~2 cancelar|deixar|descadastrar ~6 clique',
  ],
}

export const italian: OptOutLanguage = {
  words: {
    me: `mi ci il_mio_indirizzo la_mia_mail la_mia_email il_mio_nome i_miei_dati il_mio_contatto mio_indirizzo mia_mail mia_email miei_dati nostro_indirizzo nostra_mail nostra_email nostri_dati il_nostro_indirizzo
      la_nostra_mail i_nostri_dati questo_indirizzo questa_mail questa_email`,
    list: `lista liste mailing mailinglist elenco elenchi database archivio archivi newsletter indirizzario rubrica iscrizione contatti sistema registro`,
    removeme: `cancellami cancellatemi cancellarmi cancellateci cancellarci disiscrivetemi disiscrivimi disiscrivermi disiscriviti rimuovetemi rimuovimi rimuovermi rimuoveteci toglietemi toglimi togliermi toglieteci
      eliminatemi eliminami eliminarmi depennatemi escludetemi levatemi`,
    remove: `cancellare cancellate cancelli cancella rimuovere rimuovete rimuova rimuovi togliere togliete tolga togli eliminare eliminate elimini elimina disiscrivere disiscrivete escludere depennare`,
    mail: `mail email e_mail messaggio messaggi newsletter pubblicita spam comunicazioni offerte promozioni posta`,
    contact: `scrivetemi scrivermi scrivere scriva scrivete contattatemi contattarmi contattare contattateci contattarci contatti contattate inviatemi inviarmi inviare inviate inviateci mandatemi mandarmi mandare mandate
      disturbate disturbatemi disturbarmi disturbare importunatemi`,
  },
  wants: [
    '^ ~3 cancellazione|disiscrizione|disiscrivermi|cancellami|unsubscribe|cancella|rimuovere|rimozione ~1 $',
    '@removeme',
    'mi|ci ~1 cancelli|cancellate|rimuova|rimuovete|tolga|togliete|elimini|eliminate|disiscriva|disiscrivete|cancella|rimuovi|togli|elimina',
    '@remove ~1 @me',
    '@remove ~3 dalla|dalle|dal|dai|da ~3 @list',
    'cancellare|annullare|cancellate ~2 iscrizione',
    'non ~3 @contact ?piu|?mai|?altre|?ancora ~2 $',
    'non ~2 @contact ~2 piu|mai|ulteriormente|@mail|altro|nulla|niente',
    'non ~1 voglio|desidero|vogliamo|desideriamo|intendo|vorrei|gradisco ~2 ricevere|essere|avere|ricevano ~5',
    'smettete|smettetela|smettere|smettila|basta|finitela|piantatela|cessate ~1 di|con|$ ~3 @mail|@contact|spam|$',
    'basta @mail|spam',
    'nessuna|niente|non ~1 altre|altra|piu @mail',
    'mi_oppongo|oppongo|revoco ~8 trattamento|uso|dati|consenso',
    'lasciatemi|lasciateci in_pace',
  ],
  unless: [
    'non ~2 cancellarmi|cancellatemi|cancellare|rimuovere',
    'nostri|vostri ~1 clienti|utenti|iscritti ~4 @remove|disiscrivere',
    '@remove ~5 copia|cc|riunione|invito|fattura|gruppo|foglio',
    'non ~2 ho|abbiamo ~2 ricevuto',
    'prima|fino ~3 @contact',
    'strumento|come ~5 disiscrivere|cancellare|@mail',
  ],
  offers: [
    'se|qualora ~2 non|desidera|desideri|vuole|vuoi|preferisce|desiderate ~6',
    'per ~2 cancellarsi|cancellarti|disiscriversi|non ~6 clicca|cliccare|cliccate',
  ],
}
