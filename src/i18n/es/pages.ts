import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/pages'

export const messages: Translation<typeof source> = {
  'pages.configuracoes.title': 'Configuración',
  'pages.configuracoes.lead': 'Cada elección vale al momento y queda en este dispositivo.',
  'pages.configuracoes.notKept':
    'Este navegador no deja que el portal guarde nada: lo que elija vale solo hasta cerrar o recargar la página.',
  'pages.configuracoes.done': 'Configuración cambiada.',
  'pages.configuracoes.language': 'Idioma',
  'pages.configuracoes.theme': 'Tema',
  'pages.configuracoes.theme.auto': 'Automático',
  'pages.configuracoes.theme.light': 'Claro',
  'pages.configuracoes.theme.dark': 'Oscuro',
  'pages.configuracoes.text': 'Tamaño del texto',
  'pages.configuracoes.text.t100': 'Normal (100 %)',
  'pages.configuracoes.text.t115': 'Más grande (115 %)',
  'pages.configuracoes.text.t130': 'Mucho más grande (130 %)',
  'pages.configuracoes.perfil': 'Perfil en uso',
  'pages.configuracoes.profileHint': 'Cambia lo que el portal muestra, sin salir.',
  'pages.configuracoes.device': 'Este dispositivo',
  'pages.configuracoes.shared': 'Es de uso público',
  'pages.configuracoes.sharedHint':
    'Nada suyo queda guardado aquí, y la sesión se cierra sola después de 8 minutos sin uso.',
  'pages.configuracoes.hide': 'Ocultar las notas siempre que vuelva al portal',
  'pages.configuracoes.hideHint':
    'Al volver de otra aplicación, las notas aparecen ocultas hasta que usted toque Mostrar notas.',
  'pages.configuracoes.hideTeacher': 'En las páginas del docente siguen a la vista.',
  'pages.configuracoes.version': 'Versión {versao}',
  'pages.configuracoes.lastRead': 'Última lectura de datos: {date}, {time}',
  'pages.configuracoes.vistos': 'Recordar lo que ya vi',
  'pages.configuracoes.seenHint':
    'Así el portal marca lo que cambió desde su última visita. Las notas y faltas ya vistas quedan en este dispositivo hasta 400 días, aun después de salir, sin su nombre.',
  'pages.data.title': 'Lo que queda en este dispositivo',
  'pages.data.nothing': 'Nada del portal está guardado en este dispositivo.',
  'pages.data.preferences': 'Sus elecciones de esta página',
  'pages.data.signedIn': 'El recuerdo de que usted quiso seguir conectado',
  'pages.data.readings': 'Las últimas notas y faltas leídas, para verlas sin internet',
  'pages.data.visit': 'Lo que usted ya vio, para mostrar lo que cambió',
  'pages.data.attempts': 'La hora y la respuesta de cada intento de marcar asistencia',
  'pages.data.work': 'Lo que usted escribió y todavía no envió',
  'pages.data.matricula': 'Un pedido de cupo empezado',
  'pages.data.dates': 'Las fechas de los cupos de la red',
  'pages.data.memory':
    'Lo que escribió y aún no envió está solo en esta página: si recarga o cierra la página, se pierde.',
  'pages.data.others': 'Otros datos del portal',
  'pages.data.cookie':
    'Mientras usted está conectado, el navegador guarda la clave de su sesión. Termina cuando usted sale.',
  'pages.data.erase': 'Borrar los datos de este dispositivo',
  'pages.data.question': '¿Borrar todo lo que el portal guardó aquí?',
  'pages.data.notice':
    'Sus elecciones, lecturas y borradores salen de este dispositivo y usted sale del portal. Lo que ya se envió a la escuela sigue allí.',
  'pages.data.unfinished': 'Con eso también se borra:',
  'pages.data.confirm': 'Borrar y salir',
  'pages.onThisPage': 'En esta página',
  'pages.help.title': 'Ayuda',
  'pages.help.lead': 'Respuestas cortas a lo que las personas más preguntan.',
  'pages.help.who': 'Con quién hablar',
  'pages.help.of.everybody': 'Para todos',
  'pages.help.of.families': 'Estudiantes y responsables',
  'pages.help.of.teachers': 'Docentes',
  'pages.help.of.office': 'Secretaría y administración',
  'pages.help.entrar.title': 'No puedo entrar',
  'pages.help.entrar.text':
    'Revise el usuario y la contraseña que dio la escuela. Después de varios intentos fallidos, la escuela puede bloquear el acceso por un tiempo; cuando dice cuánto, el portal lo muestra. Si olvidó la contraseña, pida otra a la secretaría.',
  'pages.help.leave.title': 'Uso una computadora que no es mía',
  'pages.help.leave.text':
    'No marque “Mantener la sesión” y toque Salir al terminar. En Configuración puede decir que el dispositivo es de uso público: nada suyo queda guardado.',
  'pages.help.notas.title': '¿Por qué no aparece una nota?',
  'pages.help.notas.text':
    'La nota aparece cuando el docente la publica. “Publicada” todavía puede cambiar; “Cerrada” ya no cambia. Una nota que falta no cuenta como cero.',
  'pages.help.faltas.title': '¿Cómo leo las faltas?',
  'pages.help.faltas.text':
    'El número es el de clases a las que faltó en esa materia, comparado con el límite de faltas. Cuando la escuela no informa el límite, solo aparece el número.',
  'pages.help.justify.title': '¿Cómo justifico una falta?',
  'pages.help.justify.text':
    'El portal no recibe certificados ni sabe qué faltas están justificadas. Lleve el certificado a la secretaría de la escuela.',
  'pages.help.presenca.title': 'No puedo marcar asistencia',
  'pages.help.presenca.text':
    'Encienda la ubicación del celular, permita que el navegador la use y vaya cerca de una ventana. Solo funciona cerca del horario de clase; la escuela decide. Si no funciona, el docente puede marcarla por usted.',
  'pages.help.matricula.title': '¿Necesito cuenta para pedir cupo?',
  'pages.help.matricula.text':
    'No hace falta usuario ni contraseña. Tenga a mano la partida de nacimiento del estudiante, el CPF del responsable y el código postal (CEP) de la casa. Toma unos diez minutos.',
  'pages.help.vagas': 'Ayuda con cupos',
  'pages.help.back': 'Volver a los cupos',
  'pages.help.whole': 'Toda la ayuda del portal',
  'pages.help.documentos.title': '¿Qué documentos llevo?',
  'pages.help.documentos.text':
    'El recibo muestra la lista y hasta cuándo llevarlos. Aquí no se envía ningún documento. Si falta alguno, el pedido vale igual.',
  'pages.help.protocolo.title': 'Perdí el número de pedido',
  'pages.help.protocolo.text':
    'En Cupos, elija Consultar pedido e identifique al estudiante por el nombre, la fecha de nacimiento, el nombre de la madre y el CPF de quien hizo el pedido.',
  'pages.help.lancar.title': '¿Mi nota quedó guardada?',
  'pages.help.lancar.text':
    '“Recibida” (•) quiere decir que el envío llegó. “Confirmada” (✓) quiere decir que el portal leyó la nota de vuelta. Solo la confirmada es segura. Con las filas más bajas, solo se ve el signo.',
  'pages.help.paste.title': '¿Cómo paso de una vez las notas que tengo en una hoja de cálculo?',
  'pages.help.paste.text':
    'Copie las celdas en la hoja de cálculo. En Registrar notas, toque Pegar de una hoja de cálculo y pegue: una fila por estudiante, con los nombres o los números de la hoja de la clase (N.º) en una columna, o en el orden de la lista. Antes de ponerlas, el portal muestra qué pasa con cada nota. Nada sale de aquí hasta que toque Enviar notas, y el pegado se puede deshacer.',
  'pages.help.publish.title': '¿Cuándo ve la nota el estudiante?',
  'pages.help.publish.text':
    'Solo después de publicada. Envíe las notas, toque Publicar notas, elija la evaluación, revise y confirme. Una nota publicada todavía se puede corregir hasta que se cierre: la familia ve el cambio.',
  'pages.help.changed.title': '¿Qué quiere decir “Cambió en la escuela”?',
  'pages.help.changed.text':
    'Otra persona registró una nota diferente mientras usted escribía. Use Resolver diferencias, compare las dos y elija cuál vale. El portal no cambia ninguna sin su elección.',
  'pages.help.otherTab.title': '¿Puedo registrar notas en dos pestañas?',
  'pages.help.otherTab.text':
    'En una a la vez, para que una no deshaga la otra. La segunda solo muestra las notas. Cuando la primera termine, toque Registrar notas en esta pestaña.',
  'pages.help.unsent.title': 'Salí sin enviar. ¿Perdí las notas?',
  'pages.help.unsent.text':
    'No, mientras la pestaña siga abierta: abra otra vez la clase en Registrar notas y vuelven, todavía sin enviar. Se pierden si cierra la pestaña o sale del portal y, en un dispositivo de uso público, también si recarga la página.',
  'pages.help.pessoa.title': 'Soy de la secretaría: ¿llegó el registro de la persona?',
  'pages.help.pessoa.text':
    '“Enviado” quiere decir que el registro salió de aquí; el sistema no responde si lo guardó. Revise en los registros de la escuela antes de enviar el mismo registro otra vez.',
  'pages.help.papeis.title': 'Administro el sistema: ¿cómo quito un acceso?',
  'pages.help.papeis.text':
    'Abra Quitar roles en el menú (en el celular, dentro de Más) y busque por el nombre de usuario. Los roles y los permisos van por separado: marque los dos si la persona debe perder los dos. El portal no puede devolver lo que se quitó.',
  'pages.help.offline.title': 'Estoy sin internet',
  'pages.help.offline.text':
    'Lo que ya estaba en la pantalla sigue visible, con la hora en que se leyó. Para enviar algo hace falta internet; nada se envía a escondidas después.',
  'pages.help.install.title': '¿Cómo pongo el portal en la pantalla del celular?',
  'pages.help.install.text':
    'Abra el menú del navegador y elija “Agregar a la pantalla de inicio” o “Instalar aplicación”. En el iPhone, toque Compartir y “Agregar a inicio”.',
  'pages.help.words': 'Qué quieren decir estas palabras',
  'pages.word.protocolo.nome': 'Número de pedido',
  'pages.word.protocolo.text': 'El número que prueba que se hizo un pedido.',
  'pages.word.turma.nome': 'Grupo',
  'pages.word.turma.text': 'El grupo de estudiantes que tiene las mismas clases, como 7º A.',
  'pages.word.turno.nome': 'Turno',
  'pages.word.turno.text': 'La parte del día en que se estudia: mañana, tarde, jornada completa o noche.',
  'pages.word.eja.nome': 'EJA',
  'pages.word.eja.text': 'Educación de jóvenes y adultos: para quien tiene 15 años o más y no terminó la escuela.',
  'pages.word.serie.nome': 'Grado',
  'pages.word.serie.text': 'El año de la escuela, como Pré-escola II o 5º ano.',
  'pages.word.mediaParcial.nome': 'Promedio parcial',
  'pages.word.mediaParcial.text': 'El promedio de las notas ya publicadas. Cambia cuando llegan otras.',
  'pages.word.segundaChamada.nome': 'Segunda fecha',
  'pages.word.segundaChamada.text': 'Otra fecha para hacer una evaluación que se perdió con motivo.',
  'pages.accessibility.title': 'Accesibilidad',
  'pages.accessibility.lead': 'Este portal es para todas las personas. Si algo le impide usarlo, cuéntenos.',
  'pages.accessibility.promise.title': 'Lo que prometemos',
  'pages.accessibility.promise.text':
    'Cumplir los requisitos de la norma brasileña ABNT NBR 17225:2025, que son los de WCAG 2.2 en los niveles A y AA, con contraste de texto de 7 a 1. Las pantallas se prueban en cada cambio, con programas y solo con el teclado.',
  'pages.accessibility.features': 'Lo que el portal ofrece',
  'pages.accessibility.feature.keyboard': 'Todo funciona solo con el teclado, y el lugar del foco siempre se ve.',
  'pages.accessibility.feature.screenReader':
    'Títulos, campos, avisos y tablas tienen nombres para lectores de pantalla.',
  'pages.accessibility.feature.zoom':
    'El texto crece hasta 400 % sin desplazarse a los lados; en Configuración hay tres tamaños.',
  'pages.accessibility.feature.colours': 'Hay tema claro y oscuro, y ninguna información depende solo del color.',
  'pages.accessibility.feature.motion': 'Quien pide menos movimiento al dispositivo no ve animaciones.',
  'pages.accessibility.feature.time':
    'Dos minutos antes de salir por inactividad el portal avisa, y un toque da más tiempo, cuantas veces haga falta.',
  'pages.accessibility.feature.aloud':
    'Las páginas en que se pide un cupo, y esta, se pueden escuchar donde el dispositivo tiene una voz propia.',
  'pages.accessibility.feature.map': 'El mapa de la asistencia es opcional: el texto dice lo mismo.',
  'pages.accessibility.shortcuts': 'Atajos de teclado',
  'pages.accessibility.shortcut.conteudo': 'Alt + 1: ir al contenido (Alt + Shift + 1 en Firefox).',
  'pages.accessibility.shortcut.menu': 'Alt + 2: ir al menú, en las páginas que tienen uno.',
  'pages.accessibility.shortcut.footer': 'Alt + 4: ir al pie de página.',
  'pages.accessibility.limites': 'Lo que todavía no está bien',
  'pages.accessibility.limit.service':
    'Los textos escritos por la escuela aparecen como la escuela los escribió, siempre en portugués.',
  'pages.accessibility.limit.libras': 'No hay traducción a la lengua de señas brasileña (Libras).',
  'pages.accessibility.limit.people': 'El portal todavía no fue probado por personas con discapacidad.',
  'pages.accessibility.contact': '¿Encontró una barrera?',
  'pages.accessibility.contactText': 'Diga la página, lo que intentó hacer y lo que usa para navegar.',
  'pages.privacy.title': 'Privacidad',
  'pages.privacy.lead': 'Qué pasa con sus datos y los del estudiante, en palabras simples.',
  'pages.privacy.uses': 'Para qué sirven los datos',
  'pages.privacy.use.escola':
    'El portal muestra lo que la escuela ya tiene: notas, faltas, mensajes y clases. Solo los ve quien la escuela autorizó.',
  'pages.privacy.use.matricula':
    'En el pedido de cupo solo pedimos lo que la red escolar necesita para dar el cupo. El interés superior del niño va primero (LGPD, artículo 14).',
  'pages.privacy.use.presenca':
    'La ubicación solo se usa cuando el estudiante toca marcar asistencia, y no queda guardada en el dispositivo.',
  'pages.privacy.use.thirdParties':
    'No hay publicidad, contadores de visitas ni programas de otras empresas en las páginas.',
  'pages.privacy.keeps': 'Lo que queda en su dispositivo',
  'pages.privacy.keeping.preferences':
    'Sus elecciones, como el idioma, y lo que el propio portal anota, como la hora del último uso y las fechas de los cupos: nada dice quién es usted.',
  'pages.privacy.keeping.aba':
    'En la pestaña abierta, hasta que se cierre o usted salga: lo que escribió y no terminó de enviar y la lista “Lo que ya envié hoy”, que pueden tener nombres de otras personas; sus intentos de marcar asistencia; el perfil, el hijo y las secciones que abrió la última vez; y lo que ya vio, para marcar lo que cambió.',
  'pages.privacy.keeping.start':
    'Mientras no salga: la clave de su sesión y, para abrir el Inicio más rápido, su número y los de sus clases y mensajes.',
  'pages.privacy.keeping.signedIn':
    'Solo con “Mantener la sesión”: las últimas lecturas, para verlas sin internet, hasta 30 días; y, también después de cerrar la pestaña, lo que ya vio, sus intentos de marcar asistencia y el último perfil que abrió.',
  'pages.privacy.keeping.vistos':
    'Solo si lo pide, en “Recordar lo que ya vi”: lo que ya vio queda hasta 400 días, también después de salir, sin su nombre.',
  'pages.privacy.keeping.draft':
    'El pedido de cupo empezado, por 7 días, y el recibo, por 30 días, en un dispositivo suyo o de la familia. Si nadie dijo de quién es, quedan solo en la pestaña abierta, por 30 minutos sin uso. Los cupos que vio quedan por 12 horas.',
  'pages.privacy.keeping.shared':
    'En un dispositivo de uso público: solo sus elecciones, lo que el propio portal anota y, hasta que se cierre la pestaña, si las notas están ocultas, los números de los mensajes que abrió y que un pedido salió sin respuesta, para que no vaya dos veces. La clave de la sesión queda hasta que salga; lo demás, solo en la página abierta.',
  'pages.privacy.keeping.leave': 'Al salir, todo lo personal se borra, menos lo que usted pidió recordar.',
  'pages.privacy.erase': 'Ver y borrar lo que está en este dispositivo',
  'pages.privacy.rights': 'Lo que puede pedir',
  'pages.privacy.rightsLead':
    'La red escolar es responsable de los datos. Usted puede pedirle, en cualquier momento y gratis:',
  'pages.privacy.right.see': 'ver los datos que tiene sobre usted o sobre el niño;',
  'pages.privacy.right.correct': 'que corrija lo que está mal;',
  'pages.privacy.right.complain':
    'que explique lo que hace con ellos. Si no responde, acuda a la autoridad nacional de protección de datos (ANPD).',
  'pages.privacy.contact': 'Con quién hablar',
}
