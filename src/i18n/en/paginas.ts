import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/paginas'

export const messages: Translation<typeof source> = {
  'paginas.configuracoes.title': 'Settings',
  'paginas.configuracoes.lead': 'Each choice takes effect at once and stays on this device.',
  'paginas.configuracoes.done': 'Setting changed.',
  'paginas.configuracoes.language': 'Language',
  'paginas.configuracoes.theme': 'Theme',
  'paginas.configuracoes.tema.auto': 'Automatic',
  'paginas.configuracoes.tema.light': 'Light',
  'paginas.configuracoes.tema.dark': 'Dark',
  'paginas.configuracoes.text': 'Text size',
  'paginas.configuracoes.text.t100': 'Normal (100%)',
  'paginas.configuracoes.text.t115': 'Larger (115%)',
  'paginas.configuracoes.text.t130': 'Much larger (130%)',
  'paginas.configuracoes.perfil': 'Profile in use',
  'paginas.configuracoes.profileHint': 'Changes what the portal shows, without signing out.',
  'paginas.configuracoes.device': 'This device',
  'paginas.configuracoes.shared': 'Many people use it',
  'paginas.configuracoes.sharedHint':
    'Nothing of yours is kept here, and the portal signs out by itself after 8 idle minutes.',
  'paginas.configuracoes.hide': 'Hide grades whenever I come back to the portal',
  'paginas.configuracoes.hideHint':
    'When you come back from another app, grades are hidden until you press Show grades.',
  'paginas.configuracoes.hideTeacher': 'On a teacher’s pages they stay in sight.',
  'paginas.configuracoes.version': 'Version {versao}',
  'paginas.configuracoes.lido': 'Data last read: {date}, {time}',
  'paginas.configuracoes.vistos': 'Remember what I have seen',
  'paginas.configuracoes.seenHint':
    'Then the portal marks what changed since your last visit. The grades and absences that you have seen stay on this device even after you sign out, without your name.',
  'paginas.dados.title': 'What stays on this device',
  'paginas.dados.nothing': 'Nothing of the portal is kept on this device.',
  'paginas.dados.preferences': 'Your choices on this page',
  'paginas.dados.signedIn': 'That you wanted to stay signed in',
  'paginas.dados.readings': 'The last grades and absences read, to see them offline',
  'paginas.dados.visit': 'What you have already seen, to show what changed',
  'paginas.dados.attempts': 'The hour and answer of each attempt to check in',
  'paginas.dados.work': 'What you typed and have not sent yet',
  'paginas.dados.matricula': 'A request for a place that was begun',
  'paginas.dados.dates': 'The dates of school places in the network',
  'paginas.dados.memory':
    'What you typed and have not sent is only on this page: if you reload or close the page, it is lost.',
  'paginas.dados.others': 'Other data of the portal',
  'paginas.dados.cookie':
    'While you are signed in, the browser also keeps the key of your session. It ends when you sign out.',
  'paginas.dados.erase': 'Erase the data on this device',
  'paginas.dados.question': 'Erase everything the portal keeps here?',
  'paginas.dados.notice':
    'Your choices, readings and drafts leave this device and you are signed out. What was already sent to the school stays there.',
  'paginas.dados.confirm': 'Erase and sign out',
  'paginas.ajuda.title': 'Help',
  'paginas.ajuda.lead': 'Short answers to what people ask most.',
  'paginas.ajuda.who': 'Whom to ask',
  'paginas.ajuda.entrar.title': 'I cannot sign in',
  'paginas.ajuda.entrar.text':
    'Check the user name and password the school gave you. After five wrong attempts you have to wait a minute. If you forgot the password, ask the school office for a new one.',
  'paginas.ajuda.sair.title': 'I use a computer that is not mine',
  'paginas.ajuda.sair.text':
    'Do not tick “Stay signed in” and press Sign out when you finish. In Settings you can say that many people use the device: nothing of yours is kept.',
  'paginas.ajuda.notas.title': 'Why is a grade missing?',
  'paginas.ajuda.notas.text':
    'A grade appears when the teacher publishes it. “Published” may still change; “Closed” does not. A missing grade does not count as zero.',
  'paginas.ajuda.faltas.title': 'How do I read the absences?',
  'paginas.ajuda.faltas.text':
    'The figure is the number of lessons missed in that subject, against the limit of the class. Where the school tells no limit, only the figure is shown.',
  'paginas.ajuda.presenca.title': 'I cannot check in',
  'paginas.ajuda.presenca.text':
    'Turn on location on the phone, allow the browser to use it and go near a window. It works only at lesson time. If it does not work, the teacher can record you.',
  'paginas.ajuda.matricula.title': 'Do I need an account to ask for a place?',
  'paginas.ajuda.matricula.text':
    'No user name or password is needed. Have at hand the birth certificate of the student, the CPF of the guardian and the postal code of the home. It takes about ten minutes.',
  'paginas.ajuda.vagas': 'Help with places',
  'paginas.ajuda.back': 'Back to the places',
  'paginas.ajuda.whole': 'All of the portal’s help',
  'paginas.ajuda.documentos.title': 'Which documents do I bring?',
  'paginas.ajuda.documentos.text':
    'The receipt shows the list and until when to bring them. No document is sent here. If one is missing, the request stands all the same.',
  'paginas.ajuda.protocolo.title': 'I lost the protocol number',
  'paginas.ajuda.protocolo.text':
    'Under School places choose Check a request and identify the student by name, birth date and mother’s name.',
  'paginas.ajuda.lancar.title': 'Was my grade saved?',
  'paginas.ajuda.lancar.text':
    '“Received” means that the request arrived. “Confirmed” means that the portal has read the grade back. Only the confirmed one is certain.',
  'paginas.ajuda.colar.title': 'How do I bring in all the grades I have in a spreadsheet?',
  'paginas.ajuda.colar.text':
    'Copy the cells in the spreadsheet. In Enter grades, press Paste from a spreadsheet and paste: one row per student, in the order of the list, or with the names in the first column. Before anything is put in, the portal shows what happens to each grade. Nothing leaves this page until you press Send grades, and the paste can be undone.',
  'paginas.ajuda.publicar.title': 'When does the student see the grade?',
  'paginas.ajuda.publicar.text':
    'Only once it is published. Send the grades, press Publish grades, choose the evaluation, check and confirm. A published grade can still be corrected until it is closed: the family sees the change.',
  'paginas.ajuda.mudou.title': 'What does “Changed at school” mean?',
  'paginas.ajuda.mudou.text':
    'Somebody else entered a different grade while you were typing. Press Resolve differences, compare the two and choose which one counts. The portal replaces nothing without your choice.',
  'paginas.ajuda.outraAba.title': 'Can I enter grades in two tabs?',
  'paginas.ajuda.outraAba.text':
    'One at a time, so that one does not undo the other. The second only shows the grades. When the first has finished, press Enter grades in this tab.',
  'paginas.ajuda.naoEnviadas.title': 'I left without sending. Did I lose the grades?',
  'paginas.ajuda.naoEnviadas.text':
    'Not while the tab is open: open the class again in Enter grades and they come back, still unsent. They are lost if you close the tab or sign out and, on a public device, also if you reload the page.',
  'paginas.ajuda.pessoa.title': 'I work in the school office: did the record of the person arrive?',
  'paginas.ajuda.pessoa.text':
    '“Sent” means that the record left this place; the system does not answer whether it was kept. Check in the school register before sending the same record again.',
  'paginas.ajuda.papeis.title': 'I administer the system: how do I take access away?',
  'paginas.ajuda.papeis.text':
    'Open Remove roles in the menu (on a phone, under More) and look for the user name. Roles and permissions count apart: tick both if the person should lose both. The portal cannot give back what was taken away.',
  'paginas.ajuda.offline.title': 'I am offline',
  'paginas.ajuda.offline.text':
    'What was already on the screen stays visible, with the hour it was read. To send anything you need a connection; nothing is sent secretly later.',
  'paginas.ajuda.words': 'What these words mean',
  'paginas.palavra.protocolo.nome': 'Protocol number',
  'paginas.palavra.protocolo.text': 'The number that proves that a request was made.',
  'paginas.palavra.turma.nome': 'Class group',
  'paginas.palavra.turma.text': 'The group of students who have the same lessons, such as 7º A.',
  'paginas.palavra.turno.nome': 'Shift',
  'paginas.palavra.turno.text': 'The part of the day when one studies: morning, afternoon, full day or evening.',
  'paginas.palavra.eja.nome': 'EJA',
  'paginas.palavra.eja.text':
    'Schooling for young people and adults: for who is 15 or older and did not finish school.',
  'paginas.palavra.serie.nome': 'Grade level',
  'paginas.palavra.serie.text': 'The year of school, such as Pré-escola II or 5º ano.',
  'paginas.palavra.mediaParcial.nome': 'Partial average',
  'paginas.palavra.mediaParcial.text': 'The average of the grades published so far. It changes when others arrive.',
  'paginas.palavra.segundaChamada.nome': 'Second call',
  'paginas.palavra.segundaChamada.text': 'Another date to sit an evaluation that was missed for a reason.',
  'paginas.acessibilidade.title': 'Accessibility',
  'paginas.acessibilidade.lead': 'This portal is for everybody. If something keeps you from using it, tell us.',
  'paginas.acessibilidade.promessa.title': 'What we promise',
  'paginas.acessibilidade.promessa.text':
    'To meet the requirements of the Brazilian norm ABNT NBR 17225:2025, which are those of WCAG 2.2 at levels A and AA, with a text contrast of 7 to 1. The screens are tested at each change, by programs and by keyboard alone.',
  'paginas.acessibilidade.features': 'What the portal offers',
  'paginas.acessibilidade.recurso.keyboard': 'Everything works by keyboard alone, and the focus is always visible.',
  'paginas.acessibilidade.recurso.screenReader': 'Headings, fields, notices and tables have names for screen readers.',
  'paginas.acessibilidade.recurso.zoom':
    'Text grows to 400% without sideways scrolling; there are three sizes in Settings.',
  'paginas.acessibilidade.recurso.colours': 'There is a light and a dark theme, and nothing depends on colour alone.',
  'paginas.acessibilidade.recurso.motion': 'Who asks the device for less motion sees no animation.',
  'paginas.acessibilidade.recurso.time':
    'Two minutes before signing out for inactivity the portal warns you, and one press gives more time, as often as needed.',
  'paginas.acessibilidade.recurso.map': 'The map of the check-in is optional: the text says the same.',
  'paginas.acessibilidade.shortcuts': 'Keyboard shortcuts',
  'paginas.acessibilidade.atalho.conteudo': 'Alt + 1: go to the content (Alt + Shift + 1 in Firefox).',
  'paginas.acessibilidade.atalho.menu': 'Alt + 2: go to the menu.',
  'paginas.acessibilidade.atalho.footer': 'Alt + 4: go to the footer.',
  'paginas.acessibilidade.limites': 'What is not good yet',
  'paginas.acessibilidade.limite.service':
    'Texts written by the school appear as the school wrote them, always in Portuguese.',
  'paginas.acessibilidade.limite.libras': 'There is no translation into Brazilian Sign Language (Libras).',
  'paginas.acessibilidade.limite.people': 'The portal has not been tested by people with disabilities yet.',
  'paginas.acessibilidade.contact': 'Did you meet a barrier?',
  'paginas.acessibilidade.contactText': 'Say which page, what you tried to do and what you use to browse.',
  'paginas.privacidade.title': 'Privacy',
  'paginas.privacidade.lead': 'What happens to your data and the student’s, in simple words.',
  'paginas.privacidade.uses': 'What the data are for',
  'paginas.privacidade.uso.escola':
    'The portal shows what the school already has: grades, absences, messages and classes. Only those whom the school authorised see them.',
  'paginas.privacidade.uso.matricula':
    'For a place we ask only what the school network needs to give a place. The best interest of the child comes first (LGPD, article 14).',
  'paginas.privacidade.uso.presenca':
    'Location is used only when the student presses to check in, and is not kept on the device.',
  'paginas.privacidade.uso.thirdParties':
    'There is no advertising, no visit counter and no program of other companies on the pages.',
  'paginas.privacidade.keeps': 'What stays on your device',
  'paginas.privacidade.guarda.preferences': 'The choices of the Settings page, which do not say who you are.',
  'paginas.privacidade.guarda.aba':
    'What you typed and have not sent stays in the open tab and goes when it is closed.',
  'paginas.privacidade.guarda.start':
    'Until you sign out: the numbers of your classes, to open the start page sooner. Never the grades.',
  'paginas.privacidade.guarda.signedIn': 'Only with “Stay signed in”: the last readings, to see them offline.',
  'paginas.privacidade.guarda.vistos':
    'Only if you ask for it: the grades and absences that you have seen, without a name, to mark what changed. They stay after signing out too.',
  'paginas.privacidade.guarda.draft':
    'On a device of yours or the family: the request that was begun, for 7 days, and the receipt, for 30 days.',
  'paginas.privacidade.guarda.shared':
    'On a device that many people use: only the choices of the Settings page. What you type stays only on the open page.',
  'paginas.privacidade.guarda.sair':
    'When you sign out, everything personal is erased, except what you asked to be remembered.',
  'paginas.privacidade.erase': 'See and erase what is on this device',
  'paginas.privacidade.rights': 'What you can ask for',
  'paginas.privacidade.rightsLead':
    'The school network is responsible for the data. You can ask it, at any time and for free:',
  'paginas.privacidade.direito.see': 'to see the data it has about you or the child;',
  'paginas.privacidade.direito.correct': 'to correct what is wrong;',
  'paginas.privacidade.direito.complain':
    'to explain what it does with them. If it does not answer, turn to the national data protection authority (ANPD).',
  'paginas.privacidade.contact': 'Whom to ask',
}
