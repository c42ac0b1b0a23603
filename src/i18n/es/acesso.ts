import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/acesso'

export const messages: Translation<typeof source> = {
  'acesso.entrar.title': 'Entrar',
  'acesso.entrar.user': 'Usuario',
  'acesso.entrar.password': 'Contraseña',
  'acesso.entrar.remember': 'Mantener la sesión en este aparato',
  'acesso.entrar.rememberHint': 'No lo marques en una computadora pública.',
  'acesso.entrar.submit': 'Entrar',
  'acesso.entrar.userMissing': 'Escribe el usuario',
  'acesso.entrar.passwordMissing': 'Escribe la contraseña',
  'acesso.entrar.wrong': 'El usuario o la contraseña no coinciden.',
  'acesso.entrar.blocked': 'Este acceso está bloqueado. Acude a la secretaría de la escuela.',
  'acesso.entrar.tooMany': 'Demasiados intentos seguidos',
  'acesso.entrar.wait': {
    one: 'Espera {n} segundo para intentarlo de nuevo.',
    other: 'Espera {n} segundos para intentarlo de nuevo.',
  },
  'acesso.entrar.waitOver': 'Ya puedes intentarlo de nuevo.',
  'acesso.entrar.ended.signedOut': 'Saliste. Nada tuyo quedó en esta pantalla.',
  'acesso.entrar.ended.expired': 'Tu sesión terminó. Entra de nuevo.',
  'acesso.entrar.ended.idle': 'Tu sesión terminó porque el portal quedó sin uso.',
  'acesso.vagas.title': 'Matrícula en la red municipal',
  'acesso.vagas.lead': 'Pedir, confirmar, transferir, consultar o cancelar. No necesitas usuario ni contraseña.',
  'acesso.vagas.open': 'Ir a la matrícula',
  'acesso.sessao.title': 'Tu sesión terminó',
  'acesso.sessao.lead': 'Por seguridad, entra de nuevo para continuar donde estabas.',
  'acesso.sessao.leave': 'Salir y volver a la entrada',
  'acesso.ociosa.title': '¿Sigues ahí?',
  'acesso.ociosa.lead': 'El portal quedó sin uso. Para proteger tus datos, va a salir solo.',
  'acesso.ociosa.left': { one: 'Falta {n} segundo.', other: 'Faltan {n} segundos.' },
  'acesso.ociosa.stay': 'Continuar',
}
