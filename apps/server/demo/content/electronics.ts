import type { Shelf } from './item.ts'

export const electronics: Shelf = {
  category: 'electronica',
  items: [
    {
      sub: 'audio',
      object: 'headphone',
      price: 145_000,
      title: 'Auriculares Sony WH-1000XM4 con cancelación de ruido',
      about:
        'Dos años de uso en oficina, siempre en su estuche. La batería todavía rinde unas 25 horas. Las almohadillas las cambié hace un mes.',
    },
    {
      sub: 'audio',
      object: 'radio',
      price: 62_000,
      title: 'Radio Spica a transistores, década del 60',
      about:
        'Funciona en AM con cuatro pilas AA. Tiene su funda de cuero original y un pequeño golpe en una esquina, se ve en la foto de detalle.',
    },
    {
      sub: 'audio',
      object: 'speaker-high-volume',
      price: 98_000,
      title: 'Parlante JBL Charge 4 Bluetooth resistente al agua',
      about:
        'Suena fuerte y sin distorsión. Lo llevé dos veces a la playa y quedó impecable. Incluye cable USB-C.',
      paint: 190,
    },
    {
      sub: 'camaras-y-fotografia',
      object: 'camera',
      price: 420_000,
      title: 'Cámara réflex Canon EOS Rebel T7 con lente 18-55',
      about:
        'Tiene 6.200 disparos. Va con correa, cargador, dos baterías y tarjeta de 64 GB. El sensor está limpio, sin puntos.',
    },
    {
      sub: 'camaras-y-fotografia',
      object: 'camera-with-flash',
      price: 135_000,
      title: 'Polaroid OneStep+ instantánea con flash',
      about: 'La usamos en un casamiento y nunca más. Dejo también un cartucho i-Type sin abrir.',
    },
    {
      sub: 'camaras-y-fotografia',
      object: 'video-camera',
      price: 310_000,
      title: 'Filmadora Panasonic HC-V785 Full HD',
      about:
        'Zoom óptico de 20x y estabilizador. Ideal para actos escolares o para arrancar un canal. Micrófono externo incluido.',
    },
    {
      sub: 'televisores',
      object: 'television',
      price: 285_000,
      title: 'Televisor Philco 21" de tubo, para consolas retro',
      about:
        'Es el que buscan los que juegan con consolas viejas: entrada de video por componentes y control remoto original. Pesa bastante, hay que venir con alguien.',
    },
    {
      sub: 'consolas-y-videojuegos',
      object: 'video-game',
      price: 520_000,
      title: 'PlayStation 4 Slim de 1 TB con dos joysticks y 6 juegos',
      about:
        'Se limpió por dentro y se le cambió la pasta térmica en marzo. Los juegos son físicos: FIFA 23, God of War, The Last of Us II, Uncharted 4, Gran Turismo Sport y Crash.',
    },
    {
      sub: 'consolas-y-videojuegos',
      object: 'joystick',
      price: 88_000,
      title: 'Joystick arcade Mayflash F300 con botones Sanwa',
      about:
        'Le puse palanca y botones japoneses. Anda en PC, PS4 y Switch. La base tiene gomas nuevas para que no se mueva.',
    },
    {
      sub: 'drones',
      object: 'helicopter',
      price: 365_000,
      title: 'Drone DJI Mini 2 con tres baterías y hélices de repuesto',
      about:
        'Tiene 14 horas de vuelo registradas en la app y ninguna caída. Viene con el bolso Fly More completo.',
    },
    {
      sub: 'accesorios',
      object: 'studio-microphone',
      price: 112_000,
      title: 'Micrófono condensador Audio-Technica AT2020 con araña',
      about:
        'Grabé un podcast durante un año con este micrófono. Incluye brazo articulado, filtro antipop y cable XLR de tres metros.',
    },
  ],
}

export const phones: Shelf = {
  category: 'celulares',
  items: [
    {
      sub: 'smartphones',
      object: 'mobile-phone',
      price: 640_000,
      title: 'Samsung Galaxy S22 de 128 GB, liberado',
      about:
        'Sin rayones en la pantalla porque siempre tuvo vidrio templado. La batería está al 91 %. Libre de cuentas y de fábrica.',
    },
    {
      sub: 'smartphones',
      object: 'mobile-phone-with-arrow',
      price: 720_000,
      title: 'iPhone 12 azul de 128 GB con caja',
      about:
        'Condición de batería: 86 %. Face ID y cámaras perfectos. Tiene una marquita en el marco, abajo a la izquierda.',
      paint: 160,
    },
    {
      sub: 'smartphones',
      object: 'mobile-phone',
      price: 235_000,
      title: 'Motorola Moto G54 de 256 GB, seis meses de uso',
      about:
        'Lo cambio porque en el trabajo me dieron otro. Está con film puesto desde el primer día y funda de silicona.',
      paint: 120,
    },
    {
      sub: 'smartphones',
      object: 'mobile-phone',
      price: 158_000,
      condition: 'reacondicionado',
      title: 'Xiaomi Redmi Note 11 reacondicionado',
      about: 'Batería nueva instalada en servicio técnico, con factura. Carcasa con detalles mínimos de uso.',
      paint: 300,
    },
    {
      sub: 'smartphones',
      object: 'mobile-phone-off',
      price: 41_000,
      title: 'Lote de tres celulares para repuesto',
      about:
        'Dos Samsung J7 y un LG K10. Ninguno enciende, se venden por las pantallas y los flex. No se aceptan reclamos por funcionamiento.',
    },
    {
      sub: 'relojes-inteligentes',
      object: 'watch',
      price: 178_000,
      title: 'Apple Watch SE de 44 mm con dos mallas',
      about:
        'La malla original negra y una milanesa plateada. Anillos, GPS y sensor cardíaco funcionan perfecto.',
      paint: 40,
    },
    {
      sub: 'relojes-inteligentes',
      object: 'stopwatch',
      price: 132_000,
      title: 'Garmin Forerunner 55 para correr',
      about:
        'Me acompañó en tres medias maratones. La batería dura casi dos semanas sin GPS. Cargador original.',
    },
    {
      sub: 'accesorios-para-celulares',
      object: 'battery',
      price: 32_000,
      condition: 'nuevo',
      title: 'Cargador portátil de 20.000 mAh con carga rápida',
      about:
        'Sellado en su caja, me lo regalaron repetido. Carga un celular unas cuatro veces y tiene dos salidas USB.',
    },
    {
      sub: 'accesorios-para-celulares',
      object: 'selfie',
      price: 18_500,
      title: 'Palo selfie con trípode y control Bluetooth',
      about: 'Se estira hasta 1,20 m. El control usa una pila de botón que está nueva.',
    },
    {
      sub: 'accesorios-para-celulares',
      object: 'electric-plug',
      price: 24_000,
      condition: 'nuevo',
      title: 'Cargador original Samsung de 25 W con cable',
      about: 'Nuevo, sin uso. Venía con una tablet que ya usa otro cargador.',
      paint: 220,
    },
    {
      sub: 'repuestos',
      object: 'screwdriver',
      price: 27_500,
      condition: 'nuevo',
      title: 'Kit de 32 herramientas para reparar celulares',
      about:
        'Puntas imantadas, espátulas, ventosa y pinzas antiestáticas. Sirve también para notebooks y joysticks.',
    },
  ],
}
