import type { HelpArticle } from './article';

export const articlesEs: readonly HelpArticle[] = [
  {
    slug: 'book-a-ride',
    topic: 'book',
    title: 'Reservar un viaje para tu grupo',
    paragraphs: [
      'Elige la recogida, el destino, el tamaño del grupo y el tipo de viaje. Antes de reservar ves el precio por persona y el total, y a cuántos minutos está el vehículo adecuado más cercano.',
      'Toca Solicitar viaje y reserva el importe en tu tarjeta, o elige pagar al conductor en persona. Después buscamos un conductor. El viaje queda confirmado cuando un conductor lo acepta.',
      'Si no hay cerca ningún vehículo de ese tipo, programa el viaje para más tarde. No se cobra nada hasta que termina el trayecto.',
    ],
  },
  {
    slug: 'invite-friends',
    topic: 'book',
    title: 'Invitar a tus amigos a un viaje',
    paragraphs: [
      'Abre el viaje y comparte su enlace. Quien lo abre ve tu nombre, el trayecto y su asiento, y puede unirse mientras queden asientos.',
      'Comparte el enlace solo con quienes quieras en el vehículo. Puedes reemplazarlo cuando quieras; el anterior deja de funcionar.',
    ],
  },
  {
    slug: 'scheduled-and-hourly-rides',
    topic: 'book',
    title: 'Viajes programados y por horas',
    paragraphs: [
      'Elige Programar para fijar el día y la hora de recogida. Un conductor puede aceptar el viaje con anticipación, y te avisamos cuando lo haga.',
      'Si faltan más de seis días, guardamos tu tarjeta ahora y reservamos el importe el día anterior. Si el banco lo rechaza entonces, tienes 12 horas para usar otra tarjeta.',
      'En un viaje por horas el vehículo se queda contigo las horas que reservaste. La página del viaje muestra cuándo termina.',
    ],
  },
  {
    slug: 'split-the-cost',
    topic: 'payment',
    title: 'Dividir el costo',
    paragraphs: [
      'Al reservar eliges cómo dividir. Con Repartir el costo, tu tarjeta cubre los asientos que nadie ha pagado, y cada amigo que paga su parte reduce lo que se te cobra. Con Pago por todos, pagas por todos. Con A medida, fijas el precio de cada asiento. Con Si se unen suficientes, cada quien paga su parte, y el viaje se hace solo si se une suficiente gente a tiempo.',
      'Nadie paga más que la parte que aceptó. Cuando cambia el grupo, cada persona ve su nueva parte y la acepta antes de que suba.',
    ],
  },
  {
    slug: 'when-am-i-charged',
    topic: 'payment',
    title: 'Cuándo se cobra a tu tarjeta',
    paragraphs: [
      'Cuando pagas un viaje o una parte, el importe queda reservado en tu tarjeta. Aún no se cobra, aunque tu banco puede mostrarlo como pendiente.',
      'Después del trayecto se cobra lo que debes y el resto se libera. Cuándo desaparece de tu estado de cuenta un importe liberado depende de tu banco; suele tardar unos días.',
    ],
  },
  {
    slug: 'cancel-a-ride',
    topic: 'payment',
    title: 'Cancelar un viaje',
    paragraphs: [
      'El organizador puede cancelar el viaje en su página. Antes de confirmar ves exactamente cuánto cuesta cancelar y qué se libera.',
      'Las condiciones de cancelación de tu viaje aparecen junto al botón de pago y en la página del viaje. Si cancela el conductor, GroupRide u operaciones, nadie paga ningún cargo.',
      'Un miembro que no puede venir puede salir del viaje mientras no haya subido. Su parte se libera y vuelve al organizador.',
    ],
  },
  {
    slug: 'pay-in-cash',
    topic: 'payment',
    title: 'Pagar al conductor en persona',
    paragraphs: [
      'Elige Pagar en persona al reservar. El organizador entrega al conductor el importe completo al final del trayecto, y el conductor lo confirma en la aplicación.',
      'En un viaje en efectivo, tus amigos no pagan en la aplicación. Arreglen las cuentas entre ustedes.',
    ],
  },
  {
    slug: 'receipts-and-refunds',
    topic: 'payment',
    title: 'Recibos y reembolsos',
    paragraphs: [
      'Todo el que paga recibe un recibo por correo. También está en tu historial: abre el viaje y elige el recibo.',
      'Si algo salió mal, escríbenos en el chat de ayuda. El reembolso vuelve a la tarjeta con la que pagaste y aparece en el recibo.',
    ],
  },
  {
    slug: 'boarding-code',
    topic: 'safety',
    title: 'Tu código de embarque',
    paragraphs: [
      'Cada pasajero tiene un código de 6 dígitos y un código QR propios. Muestra uno de ellos al conductor al subir; así sabe que en el vehículo van las personas correctas.',
      'No envíes tu código a nadie. El conductor nunca lo necesita antes de que estés en el vehículo.',
    ],
  },
  {
    slug: 'at-the-pickup',
    topic: 'safety',
    title: 'En el punto de recogida',
    paragraphs: [
      'Compara la placa, el color y el modelo con los de la página del viaje antes de subir. Si no coinciden, no subas y escríbenos.',
      'El conductor espera al menos 7 minutos, o 15 minutos si el grupo es de 15 personas o más. Después puede comunicar que no llegó nadie.',
      'Hasta que termina el trayecto, el organizador y el conductor pueden llamarse. Todo el grupo puede escribir al conductor en el chat.',
    ],
  },
  {
    slug: 'emergencies',
    topic: 'safety',
    title: 'En una emergencia',
    paragraphs: [
      'Si estás en peligro, llama primero al 911. GroupRide no es un servicio de emergencias.',
      'Durante un viaje también puedes pedir ayuda en su página. Tras una breve cuenta regresiva, que puedes cancelar, nuestro equipo de seguridad recibe tu viaje y tu ubicación, y también los contactos de emergencia de tu perfil.',
      'Después toca Estoy a salvo en la página del viaje, o escríbenos en el chat de ayuda.',
    ],
  },
  {
    slug: 'sign-in-codes',
    topic: 'account',
    title: 'Entrar con un código',
    paragraphs: [
      'Entras con un código de 6 dígitos que enviamos a tu correo, o a tu teléfono si está verificado. No hay contraseña.',
      'Un código vale 10 minutos y solo en el navegador donde lo pediste. Nunca te pedimos un código por teléfono ni en un chat.',
    ],
  },
  {
    slug: 'profile-and-cards',
    topic: 'account',
    title: 'Tu perfil y tus tarjetas',
    paragraphs: [
      'En tu perfil puedes cambiar tu nombre y teléfono, gestionar tus tarjetas, elegir qué notificaciones recibes y ajustar el idioma y la apariencia.',
      'En Tus datos, dentro de tu perfil, puedes descargar una copia de tus datos o eliminar tu cuenta.',
    ],
  },
];
