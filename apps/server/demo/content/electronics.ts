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

export const computing: Shelf = {
  category: 'computacion',
  items: [
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 890_000,
      title: 'Lenovo ThinkPad T14 Ryzen 5 Pro, 16 GB y SSD de 512',
      about:
        'Equipo corporativo muy bien cuidado. Teclado en español retroiluminado y batería al 88 %. Windows 11 Pro con licencia.',
    },
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 1_350_000,
      title: 'MacBook Air M1 de 256 GB color gris espacial',
      about: 'Tiene 142 ciclos de batería. Sin golpes, siempre con funda rígida. Va con el cargador de 30 W.',
      paint: 60,
    },
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 310_000,
      condition: 'reacondicionado',
      title: 'Notebook HP 240 G7 con SSD nuevo',
      about:
        'Le cambié el disco por un SSD de 240 GB y le sumé memoria: quedó en 12 GB. Para estudiar o trabajar va sobrada.',
      paint: 280,
    },
    {
      sub: 'pc-de-escritorio',
      object: 'desktop-computer',
      price: 960_000,
      title: 'PC gamer Ryzen 5 5600 con RTX 3060 de 12 GB',
      about:
        'Armada en 2023, fuente de 650 W certificada. Corre todo en 1080p alto. Se puede probar en casa antes de llevarla.',
    },
    {
      sub: 'componentes',
      object: 'optical-disk',
      price: 38_000,
      title: 'Grabadora de DVD externa LG ultrafina',
      about: 'Se alimenta por USB, no necesita fuente. Lee y graba sin problemas, probada esta semana.',
    },
    {
      sub: 'componentes',
      object: 'keyboard',
      price: 84_000,
      title: 'Teclado mecánico Redragon Kumara con switches rojos',
      about: 'Silencioso para ser mecánico. Le saqué las teclas y lo lavé a fondo antes de publicarlo.',
    },
    {
      sub: 'componentes',
      object: 'computer-mouse',
      price: 46_000,
      title: 'Mouse Logitech G502 Hero con pesas',
      about: 'Doble clic ninguno, la ruedita infinita anda perfecto. Tiene las pesas en su cajita.',
    },
    {
      sub: 'monitores',
      object: 'desktop-computer',
      price: 265_000,
      title: 'Monitor LG UltraGear de 24" y 144 Hz',
      about: 'Sin píxeles muertos. Lo vendo porque pasé a uno ultrawide. Con cable DisplayPort.',
      paint: 200,
    },
    {
      sub: 'impresoras',
      object: 'printer',
      price: 198_000,
      title: 'Impresora Epson L3250 con sistema continuo',
      about:
        'Imprimió unas 3.000 hojas. Los tanques están por la mitad y los cabezales limpios. Se conecta por wifi.',
    },
    {
      sub: 'redes',
      object: 'wireless',
      price: 74_000,
      title: 'Router TP-Link Archer C80 de doble banda',
      about: 'Cubre bien un departamento de tres ambientes. Se entrega restaurado de fábrica.',
    },
    {
      sub: 'pc-de-escritorio',
      object: 'floppy-disk',
      price: 120_000,
      title: 'Commodore 64 con diskettera y caja de juegos',
      about:
        'Enciende y carga. Son 40 diskettes, la mayoría con juegos de la época. Fuente revisada por un técnico para que no queme el chip.',
    },
  ],
}

export const home: Shelf = {
  category: 'hogar-y-muebles',
  items: [
    {
      sub: 'muebles',
      object: 'couch-and-lamp',
      price: 390_000,
      title: 'Sillón de dos cuerpos azul con lámpara de pie',
      about:
        'Tapizado en chenille antimanchas, hecho a medida hace dos años. La lámpara va de regalo, con foco led. Mide 1,60 m.',
    },
    {
      sub: 'muebles',
      object: 'bed',
      price: 340_000,
      title: 'Cama de dos plazas de pino macizo con respaldo',
      about:
        'Madera lustrada en nogal claro. Va sin colchón y se entrega desarmada, con todos los tornillos en una bolsita.',
    },
    {
      sub: 'muebles',
      object: 'chair',
      price: 156_000,
      title: 'Juego de cuatro sillas de comedor de madera',
      about: 'Son de guatambú, firmes, sin movimiento. A una le falta un taquito de goma en la pata.',
    },
    {
      sub: 'decoracion',
      object: 'mirror',
      price: 92_000,
      title: 'Espejo ovalado con marco dorado a la hoja',
      about:
        'Estaba en el hall de la casa de mi abuela. El espejo no tiene manchas y el marco fue restaurado.',
    },
    {
      sub: 'decoracion',
      object: 'amphora',
      price: 64_000,
      title: 'Ánfora de cerámica pintada a mano, 45 cm',
      about: 'Hecha en un taller de Purmamarca. Pieza única, firmada en la base.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'teapot',
      price: 48_000,
      title: 'Tetera de porcelana Verbano con seis tazas',
      about:
        'Juego completo con platitos y azucarera. Una taza tiene un cachadito en el borde que casi no se nota.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'mate',
      price: 29_000,
      condition: 'nuevo',
      title: 'Mate imperial de alpaca con bombilla pico de loro',
      about: 'Calabaza seleccionada y virola cincelada a mano. Sin curar, para que lo cures a tu gusto.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'shallow-pan-of-food',
      price: 77_000,
      title: 'Disco de arado de 50 cm con patas y tapa',
      about:
        'Curado y listo para usar. Con quemador a gas y manguera, ideal para cocinar para quince personas.',
    },
    {
      sub: 'iluminacion',
      object: 'light-bulb',
      price: 36_000,
      condition: 'nuevo',
      title: 'Guirnalda de 20 luces cálidas para exterior',
      about: 'Diez metros, lámparas led de filamento. La compré para un cumpleaños y quedó sin abrir.',
    },
    {
      sub: 'jardin',
      object: 'potted-plant',
      price: 22_500,
      title: 'Monstera deliciosa de un metro en maceta de barro',
      about: 'Está sana y con hojas nuevas. Necesita luz indirecta y riego una vez por semana.',
    },
    {
      sub: 'textiles',
      object: 'yarn',
      price: 58_000,
      condition: 'nuevo',
      title: 'Manta tejida a mano en lana merino, 1,80 x 1,40',
      about: 'Tejida en dos agujas por mi mamá. Color natural con guarda en terracota. Se lava a mano.',
    },
  ],
}
