import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/pages'

export const messages: Translation<typeof source> = {
  'pages.configuracoes.title': 'Settings',
  'pages.configuracoes.lead': 'Each choice takes effect at once and stays on this device.',
  'pages.configuracoes.notKept':
    'This browser does not let the portal save anything: what you choose lasts only until you close or reload the page.',
  'pages.configuracoes.done': 'Setting changed.',
  'pages.configuracoes.language': 'Language',
  'pages.configuracoes.theme': 'Theme',
  'pages.configuracoes.theme.auto': 'Automatic',
  'pages.configuracoes.theme.light': 'Light',
  'pages.configuracoes.theme.dark': 'Dark',
  'pages.configuracoes.text': 'Text size',
  'pages.configuracoes.text.t100': 'Normal (100%)',
  'pages.configuracoes.text.t115': 'Larger (115%)',
  'pages.configuracoes.text.t130': 'Much larger (130%)',
  'pages.configuracoes.perfil': 'Profile in use',
  'pages.configuracoes.profileHint': 'Changes what the portal shows, without signing out.',
  'pages.configuracoes.device': 'This device',
  'pages.configuracoes.shared': 'Many people use it',
  'pages.configuracoes.sharedHint':
    'Nothing of yours is kept here, and the portal signs you out after 8 minutes without use.',
  'pages.configuracoes.hide': 'Hide grades whenever I come back to the portal',
  'pages.configuracoes.hideHint': 'When you come back from another app, grades are hidden until you press Show grades.',
  'pages.configuracoes.hideTeacher': 'On a teacher’s pages they stay in sight.',
  'pages.configuracoes.version': 'Version {versao}',
  'pages.configuracoes.lastRead': 'Data last read: {date}, {time}',
  'pages.configuracoes.vistos': 'Remember what I have seen',
  'pages.configuracoes.seenHint':
    'Then the portal marks what changed since your last visit. The grades and absences that you have seen stay on this device for up to 400 days, even after you sign out, without your name.',
  'pages.data.title': 'What stays on this device',
  'pages.data.nothing': 'Nothing from the portal is kept on this device.',
  'pages.data.preferences': 'Your choices on this page',
  'pages.data.signedIn': 'That you wanted to stay signed in',
  'pages.data.readings': 'The last grades and absences read, to see them offline',
  'pages.data.visit': 'What you have already seen, to show what changed',
  'pages.data.attempts': 'The time and answer of each attempt to check in',
  'pages.data.work': 'What you typed and have not sent yet',
  'pages.data.matricula': 'A request for a place that was begun',
  'pages.data.dates': 'The dates of school places in the network',
  'pages.data.memory':
    'What you typed and have not sent is only on this page: if you reload or close the page, it is lost.',
  'pages.data.others': 'Other data from the portal',
  'pages.data.cookie': 'While you are signed in, the browser keeps the key of your session. It ends when you sign out.',
  'pages.data.erase': 'Erase the data on this device',
  'pages.data.question': 'Erase everything the portal keeps here?',
  'pages.data.notice':
    'Your choices, readings and drafts leave this device and you are signed out. What was already sent to the school stays there.',
  'pages.data.unfinished': 'This will be erased with it:',
  'pages.data.confirm': 'Erase and sign out',
  'pages.onThisPage': 'On this page',
  'pages.help.title': 'Help',
  'pages.help.lead': 'Short answers to what people ask most.',
  'pages.help.who': 'Who to ask',
  'pages.help.of.everybody': 'For everybody',
  'pages.help.of.families': 'Students and guardians',
  'pages.help.of.teachers': 'Teachers',
  'pages.help.of.office': 'School office and administration',
  'pages.help.entrar.title': 'I cannot sign in',
  'pages.help.entrar.text':
    'Check the user name and password the school gave you. After several wrong attempts the school may block signing in for a while; when it says how long, the portal shows it. If you forgot the password, ask the school office for a new one.',
  'pages.help.leave.title': 'I use a computer that is not mine',
  'pages.help.leave.text':
    'Do not tick “Keep me signed in” and press Sign out when you finish. In Settings you can say that many people use the device: nothing of yours is kept.',
  'pages.help.notas.title': 'Why is a grade missing?',
  'pages.help.notas.text':
    'A grade appears when the teacher publishes it. “Published” may still change; “Closed” does not. A missing grade does not count as zero.',
  'pages.help.faltas.title': 'How do I read the absences?',
  'pages.help.faltas.text':
    'The figure is the number of lessons missed in that subject, against the limit of the class. Where the school gives no limit, only the figure is shown.',
  'pages.help.justify.title': 'How do I justify an absence?',
  'pages.help.justify.text':
    'The portal takes no certificates and does not know which absences are justified. Take the certificate to the school office.',
  'pages.help.presenca.title': 'I cannot check in',
  'pages.help.presenca.text':
    'Turn on location on the phone, allow the browser to use it and go near a window. It works only around lesson time; the school decides. If it does not work, the teacher can mark you present.',
  'pages.help.matricula.title': 'Do I need an account to ask for a place?',
  'pages.help.matricula.text':
    'No user name or password is needed. Have at hand the birth certificate of the student, the CPF of the guardian and the postal code (CEP) of your home. It takes about ten minutes.',
  'pages.help.vagas': 'Help with school places',
  'pages.help.back': 'Back to school places',
  'pages.help.whole': 'All of the portal’s help',
  'pages.help.documentos.title': 'Which documents do I bring?',
  'pages.help.documentos.text':
    'The receipt shows the list and by when to bring them. No document is sent here. If one is missing, the request stands all the same.',
  'pages.help.protocolo.title': 'I lost the request number',
  'pages.help.protocolo.text':
    'Under School places choose Check a request and identify the student by name, birth date, mother’s name and the CPF of whoever made the request.',
  'pages.help.lancar.title': 'Was my grade saved?',
  'pages.help.lancar.text':
    '“Received” (•) means that the request arrived. “Confirmed” (✓) means that the portal has read the grade back. Only the confirmed one is certain. With the smaller rows, only the sign is shown.',
  'pages.help.paste.title': 'How do I bring in all the grades I have in a spreadsheet?',
  'pages.help.paste.text':
    'Copy the cells in the spreadsheet. In Enter grades, press Paste from a spreadsheet and paste: one row per student, with the names or the numbers of the class sheet (No.) in a column, or in the order of the list. Before anything is put in, the portal shows what will happen to each grade. Nothing leaves this page until you press Send grades, and the paste can be undone.',
  'pages.help.publish.title': 'When does the student see the grade?',
  'pages.help.publish.text':
    'Only once it is published. Send the grades, press Publish grades, choose the evaluation, check and confirm. A published grade can still be corrected until it is closed: the family sees the change.',
  'pages.help.changed.title': 'What does “Changed at school” mean?',
  'pages.help.changed.text':
    'Somebody else entered a different grade while you were typing. Press Resolve differences, compare the two and choose which one counts. The portal replaces nothing without your choice.',
  'pages.help.otherTab.title': 'Can I enter grades in two tabs?',
  'pages.help.otherTab.text':
    'One at a time, so that one does not undo the other. The second only shows the grades. When the first has finished, press Enter grades in this tab.',
  'pages.help.unsent.title': 'I left without sending. Did I lose the grades?',
  'pages.help.unsent.text':
    'Not while the tab is open: open the class again in Enter grades and they come back, still unsent. They are lost if you close the tab or sign out and, on a device that many people use, also if you reload the page.',
  'pages.help.pessoa.title': 'I work in the school office: did the record of the person arrive?',
  'pages.help.pessoa.text':
    '“Sent” means that the record left this device; the system does not say whether it was kept. Check the school register before sending the same record again.',
  'pages.help.papeis.title': 'I administer the system: how do I remove someone’s access?',
  'pages.help.papeis.text':
    'Open Remove roles in the menu (on a phone, under More) and look for the user name. Roles and permissions are separate: tick both if the person should lose both. The portal cannot give back what was taken away.',
  'pages.help.offline.title': 'I am offline',
  'pages.help.offline.text':
    'What was already on the screen stays visible, with the time it was read. To send anything you need a connection; nothing is sent later without you knowing.',
  'pages.help.install.title': 'How do I put the portal on my phone’s screen?',
  'pages.help.install.text':
    'Open the browser’s menu and choose “Add to Home screen” or “Install app”. On an iPhone, tap Share and “Add to Home Screen”.',
  'pages.help.words': 'What these words mean',
  'pages.word.protocolo.nome': 'Request number',
  'pages.word.protocolo.text': 'The number that proves that a request was made.',
  'pages.word.turma.nome': 'Class group',
  'pages.word.turma.text': 'The group of students who have the same lessons, such as 7º A.',
  'pages.word.turno.nome': 'Shift',
  'pages.word.turno.text': 'The part of the day when a student has lessons: morning, afternoon, full day or evening.',
  'pages.word.eja.nome': 'EJA',
  'pages.word.eja.text': 'Schooling for young people and adults: for anyone aged 15 or over who did not finish school.',
  'pages.word.serie.nome': 'School year',
  'pages.word.serie.text': 'The year of school, such as Pré-escola II or 5º ano.',
  'pages.word.mediaParcial.nome': 'Partial average',
  'pages.word.mediaParcial.text': 'The average of the grades published so far. It changes when others arrive.',
  'pages.word.segundaChamada.nome': 'Make-up date',
  'pages.word.segundaChamada.text': 'Another date to sit an evaluation that was missed for a reason.',
  'pages.accessibility.title': 'Accessibility',
  'pages.accessibility.lead': 'This portal is for everybody. If something keeps you from using it, tell us.',
  'pages.accessibility.promise.title': 'What we promise',
  'pages.accessibility.promise.text':
    'To meet the requirements of the Brazilian standard ABNT NBR 17225:2025, which are those of WCAG 2.2 at levels A and AA, with a text contrast of 7 to 1. The screens are tested at each change, by programs and with the keyboard alone.',
  'pages.accessibility.features': 'What the portal offers',
  'pages.accessibility.feature.keyboard': 'Everything works with the keyboard alone, and the focus is always visible.',
  'pages.accessibility.feature.screenReader': 'Headings, fields, notices and tables have names for screen readers.',
  'pages.accessibility.feature.zoom':
    'Text grows to 400% without sideways scrolling; there are three sizes in Settings.',
  'pages.accessibility.feature.colours': 'There is a light and a dark theme, and nothing depends on colour alone.',
  'pages.accessibility.feature.motion': 'If you ask your device for less motion, you see no animation.',
  'pages.accessibility.feature.time':
    'Two minutes before signing out for inactivity the portal warns you, and one press gives more time, as often as needed.',
  'pages.accessibility.feature.aloud':
    'The pages that ask for a school place, and this one, can be heard where the device has a voice of its own.',
  'pages.accessibility.feature.map': 'The check-in map is optional: the text says the same.',
  'pages.accessibility.shortcuts': 'Keyboard shortcuts',
  'pages.accessibility.shortcut.conteudo': 'Alt + 1: go to the content (Alt + Shift + 1 in Firefox).',
  'pages.accessibility.shortcut.menu': 'Alt + 2: go to the menu, on pages that have one.',
  'pages.accessibility.shortcut.footer': 'Alt + 4: go to the footer.',
  'pages.accessibility.limites': 'What is not good yet',
  'pages.accessibility.limit.service':
    'Texts written by the school appear as the school wrote them, always in Portuguese.',
  'pages.accessibility.limit.libras': 'There is no translation into Brazilian Sign Language (Libras).',
  'pages.accessibility.limit.people': 'The portal has not been tested by people with disabilities yet.',
  'pages.accessibility.contact': 'Did you find a barrier?',
  'pages.accessibility.contactText': 'Say which page, what you tried to do and what you use to browse.',
  'pages.privacy.title': 'Privacy',
  'pages.privacy.lead': 'What happens to your data and the student’s, in simple words.',
  'pages.privacy.uses': 'What the data are for',
  'pages.privacy.use.escola':
    'The portal shows what the school already has: grades, absences, messages and classes. Only people whom the school has authorised see it.',
  'pages.privacy.use.matricula':
    'When you ask for a place, we ask only for what the school network needs to give it. The best interests of the child come first (LGPD, article 14).',
  'pages.privacy.use.presenca':
    'Location is used only when the student presses the button to check in, and is not kept on the device.',
  'pages.privacy.use.thirdParties':
    'There is no advertising, no visit counter and no software from other companies on the pages.',
  'pages.privacy.keeps': 'What stays on your device',
  'pages.privacy.keeping.preferences':
    'Your choices, such as the language, and what the portal itself notes, such as the time of last use and the dates of school places: nothing says who you are.',
  'pages.privacy.keeping.aba':
    'In the open tab, until it is closed or you sign out: what you typed and have not finished sending and the list “What I have sent today”, which may hold names of other people; your attempts to check in; the profile, child and sections you last opened; and what you have seen, to mark what changed.',
  'pages.privacy.keeping.start':
    'Until you sign out: the key of your session and, to open the start page sooner, your number and those of your classes and messages.',
  'pages.privacy.keeping.signedIn':
    'Only with “Keep me signed in”: the last readings, to see them offline, for up to 30 days; and, after the tab is closed too, what you have seen, your attempts to check in and the profile you last opened.',
  'pages.privacy.keeping.vistos':
    'Only if you ask for it, with “Remember what I have seen”: what you have seen stays for up to 400 days, after signing out too, without your name.',
  'pages.privacy.keeping.draft':
    'The request that was begun, for 7 days, and the receipt, for 30 days, on a device of yours or the family. If nobody has said whose the device is, they stay only in the open tab, for 30 minutes without use. The school places you saw stay for 12 hours.',
  'pages.privacy.keeping.shared':
    'On a device that many people use: only your choices, what the portal itself notes and, until the tab is closed, whether grades are hidden, the numbers of the messages you opened and that a request left without an answer, so that it is not sent twice. The key of your session stays until you sign out; the rest, only on the open page.',
  'pages.privacy.keeping.leave':
    'When you sign out, everything personal is erased, except what you asked to be remembered.',
  'pages.privacy.erase': 'See and erase what is on this device',
  'pages.privacy.rights': 'What you can ask for',
  'pages.privacy.rightsLead':
    'The school network is responsible for the data. You can ask it, at any time and for free:',
  'pages.privacy.right.see': 'to see the data it has about you or the child;',
  'pages.privacy.right.correct': 'to correct what is wrong;',
  'pages.privacy.right.complain':
    'to explain what it does with them. If it does not answer, turn to the national data protection authority (ANPD).',
  'pages.privacy.contact': 'Who to ask',
}
