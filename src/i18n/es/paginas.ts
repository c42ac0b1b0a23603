import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/paginas'

export const messages: Translation<typeof source> = {
  'paginas.configuracoes.title': 'Configuración',
  'paginas.configuracoes.lead': 'Cada elección vale al momento y queda en este dispositivo.',
  'paginas.configuracoes.done': 'Configuración cambiada.',
  'paginas.configuracoes.language': 'Idioma',
  'paginas.configuracoes.theme': 'Tema',
  'paginas.configuracoes.tema.auto': 'Automático',
  'paginas.configuracoes.tema.light': 'Claro',
  'paginas.configuracoes.tema.dark': 'Oscuro',
  'paginas.configuracoes.text': 'Tamaño del texto',
  'paginas.configuracoes.text.t100': 'Normal (100 %)',
  'paginas.configuracoes.text.t115': 'Más grande (115 %)',
  'paginas.configuracoes.text.t130': 'Mucho más grande (130 %)',
  'paginas.configuracoes.perfil': 'Perfil en uso',
  'paginas.configuracoes.profileHint': 'Cambia lo que el portal muestra, sin salir.',
  'paginas.configuracoes.device': 'Este dispositivo',
  'paginas.configuracoes.shared': 'Es de uso público',
  'paginas.configuracoes.sharedHint':
    'Nada suyo queda guardado aquí, y la sesión se cierra sola después de 8 minutos sin uso.',
  'paginas.configuracoes.hide': 'Ocultar las notas siempre que vuelva al portal',
  'paginas.configuracoes.hideHint':
    'Al volver de otra aplicación, las notas aparecen ocultas hasta que usted toque Mostrar notas.',
  'paginas.configuracoes.hideTeacher': 'En las páginas del docente siguen a la vista.',
  'paginas.configuracoes.version': 'Versión {versao}',
  'paginas.configuracoes.lido': 'Última lectura de datos: {date}, {time}',
  'paginas.configuracoes.vistos': 'Recordar lo que ya vi',
  'paginas.configuracoes.seenHint':
    'Así el portal marca lo que cambió desde su última visita. Las notas y faltas ya vistas quedan en este dispositivo aun después de salir, sin su nombre.',
  'paginas.dados.title': 'Lo que queda en este dispositivo',
  'paginas.dados.nothing': 'Nada del portal está guardado en este dispositivo.',
  'paginas.dados.preferences': 'Sus elecciones de esta página',
  'paginas.dados.signedIn': 'El recuerdo de que usted quiso seguir conectado',
  'paginas.dados.readings': 'Las últimas notas y faltas leídas, para verlas sin internet',
  'paginas.dados.visit': 'Lo que usted ya vio, para mostrar lo que cambió',
  'paginas.dados.attempts': 'La hora y la respuesta de cada intento de marcar asistencia',
  'paginas.dados.work': 'Lo que usted escribió y todavía no envió',
  'paginas.dados.matricula': 'Un pedido de plaza empezado',
  'paginas.dados.dates': 'Las fechas de las plazas de la red',
  'paginas.dados.memory':
    'Lo que escribió y aún no envió está solo en esta página: si recarga o cierra la página, se pierde.',
  'paginas.dados.others': 'Otros datos del portal',
  'paginas.dados.cookie':
    'Mientras usted está conectado, el navegador también guarda la llave de su sesión. Termina cuando usted sale.',
  'paginas.dados.erase': 'Borrar los datos de este dispositivo',
  'paginas.dados.question': '¿Borrar todo lo que el portal guardó aquí?',
  'paginas.dados.notice':
    'Sus elecciones, lecturas y borradores salen de este dispositivo y usted sale del portal. Lo que ya fue enviado a la escuela sigue allí.',
  'paginas.dados.confirm': 'Borrar y salir',
  'paginas.ajuda.title': 'Ayuda',
  'paginas.ajuda.lead': 'Respuestas cortas a lo que las personas más preguntan.',
  'paginas.ajuda.who': 'Con quién hablar',
  'paginas.ajuda.entrar.title': 'No puedo entrar',
  'paginas.ajuda.entrar.text':
    'Revise el usuario y la contraseña que dio la escuela. Después de cinco intentos errados hay que esperar un minuto. Si olvidó la contraseña, pida otra a la secretaría.',
  'paginas.ajuda.sair.title': 'Uso una computadora que no es mía',
  'paginas.ajuda.sair.text':
    'No marque “Mantener conectado” y toque Salir al terminar. En Configuración puede decir que el dispositivo es de uso público: nada suyo queda guardado.',
  'paginas.ajuda.notas.title': '¿Por qué no aparece una nota?',
  'paginas.ajuda.notas.text':
    'La nota aparece cuando el profesor la publica. “Publicada” todavía puede cambiar; “Cerrada” ya no cambia. Una nota que falta no cuenta como cero.',
  'paginas.ajuda.faltas.title': '¿Cómo leo las faltas?',
  'paginas.ajuda.faltas.text':
    'El número es el de clases con falta en esa materia, comparado con el límite del grupo. Cuando la escuela no informa el límite, solo aparece el número.',
  'paginas.ajuda.presenca.title': 'No puedo marcar asistencia',
  'paginas.ajuda.presenca.text':
    'Encienda la ubicación del celular, permita que el navegador la use y vaya cerca de una ventana. Solo funciona en el horario de clase. Si no funciona, el profesor puede marcarla.',
  'paginas.ajuda.matricula.title': '¿Necesito cuenta para pedir plaza?',
  'paginas.ajuda.matricula.text':
    'No hace falta usuario ni contraseña. Tenga a mano la partida de nacimiento del estudiante, el CPF del responsable y el código postal. Lleva unos diez minutos.',
  'paginas.ajuda.vagas': 'Ayuda con plazas',
  'paginas.ajuda.back': 'Volver a las plazas',
  'paginas.ajuda.whole': 'Toda la ayuda del portal',
  'paginas.ajuda.documentos.title': '¿Qué documentos llevo?',
  'paginas.ajuda.documentos.text':
    'El recibo muestra la lista y hasta cuándo llevarlos. Aquí no se envía ningún documento. Si falta alguno, el pedido vale igual.',
  'paginas.ajuda.protocolo.title': 'Perdí el protocolo',
  'paginas.ajuda.protocolo.text':
    'En Plazas, elija Consultar pedido e identifique al estudiante por el nombre, la fecha de nacimiento y el nombre de la madre.',
  'paginas.ajuda.lancar.title': '¿Mi nota quedó guardada?',
  'paginas.ajuda.lancar.text':
    '“Recibida” quiere decir que el pedido llegó. “Confirmada” quiere decir que el portal leyó la nota de vuelta. Solo la confirmada es segura.',
  'paginas.ajuda.colar.title': '¿Cómo paso de una vez las notas que tengo en una hoja de cálculo?',
  'paginas.ajuda.colar.text':
    'Copie las celdas en la hoja de cálculo. En Registrar notas, toque Pegar de una hoja de cálculo y pegue: una fila por estudiante, en el orden de la lista, o con los nombres en la primera columna. Antes de ponerlas, el portal muestra qué pasa con cada nota. Nada sale de aquí hasta que toque Enviar notas, y el pegado se puede deshacer.',
  'paginas.ajuda.publicar.title': '¿Cuándo ve la nota el estudiante?',
  'paginas.ajuda.publicar.text':
    'Solo después de publicada. Envíe las notas, toque Publicar notas, elija la evaluación, revise y confirme. Una nota publicada todavía se puede corregir hasta que se cierre: la familia ve el cambio.',
  'paginas.ajuda.mudou.title': '¿Qué quiere decir “Cambió en la escuela”?',
  'paginas.ajuda.mudou.text':
    'Otra persona registró una nota diferente mientras usted escribía. Use Resolver diferencias, compare las dos y elija cuál vale. El portal no cambia ninguna sin su elección.',
  'paginas.ajuda.outraAba.title': '¿Puedo registrar notas en dos pestañas?',
  'paginas.ajuda.outraAba.text':
    'En una a la vez, para que una no deshaga la otra. La segunda solo muestra las notas. Cuando la primera termine, toque Registrar notas en esta pestaña.',
  'paginas.ajuda.naoEnviadas.title': 'Salí sin enviar. ¿Perdí las notas?',
  'paginas.ajuda.naoEnviadas.text':
    'No, mientras la pestaña siga abierta: abra otra vez la clase en Registrar notas y vuelven, todavía sin enviar. Se pierden si cierra la pestaña o la sesión y, en un dispositivo de uso público, también si recarga la página.',
  'paginas.ajuda.pessoa.title': 'Soy de la secretaría: ¿llegó el registro de la persona?',
  'paginas.ajuda.pessoa.text':
    '“Enviado” quiere decir que el registro salió de aquí; el sistema no responde si lo guardó. Revise en el padrón de la escuela antes de enviar el mismo registro otra vez.',
  'paginas.ajuda.papeis.title': 'Administro el sistema: ¿cómo quito un acceso?',
  'paginas.ajuda.papeis.text':
    'Abra Quitar roles en el menú (en el celular, dentro de Más) y busque por el nombre de usuario. Los roles y los permisos cuentan aparte: marque los dos si la persona debe perder los dos. El portal no puede devolver lo que se quitó.',
  'paginas.ajuda.offline.title': 'Estoy sin internet',
  'paginas.ajuda.offline.text':
    'Lo que ya estaba en la pantalla sigue visible, con la hora en que se leyó. Para enviar algo hace falta internet; nada se envía a escondidas después.',
  'paginas.ajuda.words': 'Qué quieren decir estas palabras',
  'paginas.palavra.protocolo.nome': 'Protocolo',
  'paginas.palavra.protocolo.text': 'El número que prueba que se hizo una solicitud.',
  'paginas.palavra.turma.nome': 'Clase',
  'paginas.palavra.turma.text': 'El grupo de estudiantes que tiene las mismas clases, como 7º A.',
  'paginas.palavra.turno.nome': 'Turno',
  'paginas.palavra.turno.text': 'La parte del día en que se estudia: mañana, tarde, integral o noche.',
  'paginas.palavra.eja.nome': 'EJA',
  'paginas.palavra.eja.text': 'Educación de jóvenes y adultos: para quien tiene 15 años o más y no terminó la escuela.',
  'paginas.palavra.serie.nome': 'Grado',
  'paginas.palavra.serie.text': 'El año de la escuela, como Pré-escola II o 5º ano.',
  'paginas.palavra.mediaParcial.nome': 'Promedio parcial',
  'paginas.palavra.mediaParcial.text': 'El promedio de las notas ya publicadas. Cambia cuando llegan otras.',
  'paginas.palavra.segundaChamada.nome': 'Segunda llamada',
  'paginas.palavra.segundaChamada.text': 'Otra fecha para hacer una evaluación que se perdió con motivo.',
  'paginas.acessibilidade.title': 'Accesibilidad',
  'paginas.acessibilidade.lead': 'Este portal es para todas las personas. Si algo le impide usarlo, cuéntenos.',
  'paginas.acessibilidade.promessa.title': 'Lo que prometemos',
  'paginas.acessibilidade.promessa.text':
    'Cumplir los requisitos de la norma brasileña ABNT NBR 17225:2025, que son los de WCAG 2.2 en los niveles A y AA, con contraste de texto de 7 a 1. Las pantallas se prueban en cada cambio, con programas y solo con el teclado.',
  'paginas.acessibilidade.features': 'Lo que el portal ofrece',
  'paginas.acessibilidade.recurso.keyboard': 'Todo funciona solo con el teclado, y el lugar del foco siempre se ve.',
  'paginas.acessibilidade.recurso.screenReader':
    'Títulos, campos, avisos y tablas tienen nombres para lectores de pantalla.',
  'paginas.acessibilidade.recurso.zoom':
    'El texto crece hasta 400 % sin desplazarse a los lados; en Configuración hay tres tamaños.',
  'paginas.acessibilidade.recurso.colours': 'Hay tema claro y oscuro, y ninguna información depende solo del color.',
  'paginas.acessibilidade.recurso.motion': 'Quien pide menos movimiento al dispositivo no ve animaciones.',
  'paginas.acessibilidade.recurso.time':
    'Dos minutos antes de salir por inactividad el portal avisa, y un toque da más tiempo, cuantas veces haga falta.',
  'paginas.acessibilidade.recurso.map': 'El mapa de la asistencia es opcional: el texto dice lo mismo.',
  'paginas.acessibilidade.shortcuts': 'Atajos de teclado',
  'paginas.acessibilidade.atalho.conteudo': 'Alt + 1: ir al contenido (Alt + Shift + 1 en Firefox).',
  'paginas.acessibilidade.atalho.menu': 'Alt + 2: ir al menú.',
  'paginas.acessibilidade.atalho.footer': 'Alt + 4: ir al pie de página.',
  'paginas.acessibilidade.limites': 'Lo que todavía no está bien',
  'paginas.acessibilidade.limite.service':
    'Los textos escritos por la escuela aparecen como la escuela los escribió, siempre en portugués.',
  'paginas.acessibilidade.limite.libras': 'No hay traducción a la lengua de señas brasileña (Libras).',
  'paginas.acessibilidade.limite.people': 'El portal todavía no fue probado por personas con discapacidad.',
  'paginas.acessibilidade.contact': '¿Encontró una barrera?',
  'paginas.acessibilidade.contactText': 'Diga la página, lo que intentó hacer y lo que usa para navegar.',
  'paginas.privacidade.title': 'Privacidad',
  'paginas.privacidade.lead': 'Qué pasa con sus datos y los del estudiante, en palabras simples.',
  'paginas.privacidade.uses': 'Para qué sirven los datos',
  'paginas.privacidade.uso.escola':
    'El portal muestra lo que la escuela ya tiene: notas, faltas, mensajes y clases. Solo ve quien la escuela autorizó.',
  'paginas.privacidade.uso.matricula':
    'En el pedido pedimos solo lo que la red de enseñanza necesita para dar la plaza. El mejor interés del niño va primero (LGPD, artículo 14).',
  'paginas.privacidade.uso.presenca':
    'La ubicación solo se usa cuando el estudiante toca marcar asistencia, y no queda guardada en el dispositivo.',
  'paginas.privacidade.uso.thirdParties':
    'No hay publicidad, contadores de visitas ni programas de otras empresas en las páginas.',
  'paginas.privacidade.keeps': 'Lo que queda en su dispositivo',
  'paginas.privacidade.guarda.preferences': 'Las elecciones de la página Configuración, que no dicen quién es usted.',
  'paginas.privacidade.guarda.aba':
    'Lo que escribió y todavía no envió queda en la pestaña abierta y desaparece al cerrarla.',
  'paginas.privacidade.guarda.start':
    'Mientras no cierre la sesión: los números de sus clases, para abrir el Inicio más rápido. Nunca las notas.',
  'paginas.privacidade.guarda.signedIn':
    'Solo con “Mantener conectado”: las últimas lecturas, para verlas sin internet.',
  'paginas.privacidade.guarda.vistos':
    'Solo si usted lo pide: las notas y faltas que ya vio, sin nombre, para marcar lo que cambió. Quedan también después de salir.',
  'paginas.privacidade.guarda.draft':
    'En un dispositivo suyo o de la familia: el pedido empezado, por 7 días, y el recibo, por 30 días.',
  'paginas.privacidade.guarda.shared':
    'En un dispositivo de uso público: solo las elecciones de la página Configuración. Lo que usted escribe queda solo en la página abierta.',
  'paginas.privacidade.guarda.sair': 'Al salir, todo lo personal se borra, menos lo que usted pidió recordar.',
  'paginas.privacidade.erase': 'Ver y borrar lo que está en este dispositivo',
  'paginas.privacidade.rights': 'Lo que puede pedir',
  'paginas.privacidade.rightsLead':
    'La red de enseñanza es responsable de los datos. Usted puede pedirle, en cualquier momento y gratis:',
  'paginas.privacidade.direito.see': 'ver los datos que tiene sobre usted o sobre el niño;',
  'paginas.privacidade.direito.correct': 'corregir lo que está mal;',
  'paginas.privacidade.direito.complain':
    'explicar lo que hace con ellos. Si no responde, acuda a la autoridad nacional de protección de datos (ANPD).',
  'paginas.privacidade.contact': 'Con quién hablar',
}
