import type { Concept } from './concept.ts'

/** Concepts of services: hair, health, repairs, money, travel, children. */
export const services: readonly Concept[] = [
  {
    en: 'hair salon, hairdresser, hair stylist, haircut, hair cut, cut my hair, hair color, dye my hair, highlights, salon, blow dry, hair salons',
    es: 'peluquería, peluquero, peluquera, estética, corte de pelo, corte de cabello, cortarme el pelo, corto el pelo, salón de belleza, pintarme el pelo, tinte, tinte de pelo, luces, estilista',
    near: 'barber',
  },
  {
    en: 'barber, barbershop, barber shop, beard trim, shave, fade, buzz cut, men’s haircut',
    es: 'barbería, barbero, peluquero, rasurado, afeitado, arreglo de barba, barba, degradado',
    near: 'hair salon',
  },
  {
    en: 'nails, nail salon, manicure, pedicure, mani pedi, mani-pedi, gel nails, acrylic nails, nail art',
    es: 'uñas, salón de uñas, manicura, manicure, pedicura, pedicure, uñas acrílicas, gelish',
    near: 'hair salon, spa',
  },
  {
    en: 'eyebrows, eyebrow threading, brows, threading, lashes, eyelashes, lash extensions, waxing, hair removal, bikini wax',
    es: 'cejas, pestañas, depilación, depilarme, cera, extensiones de pestañas',
    near: 'hair salon',
  },
  { en: 'spa, facial, sauna', es: 'spa, facial, sauna', near: 'massage, beauty, skin care' },
  { en: 'tattoo, piercing, ear piercing', es: 'tatuaje, perforación, piercing', near: 'jewellery' },
  {
    en: 'optical, optician, optometrist, eye doctor, eye exam, eye test, eyeglasses, glasses, spectacles, specs, eyewear, reading glasses, prescription glasses, vision test, frames',
    es: 'óptica, optometrista, oculista, oftalmólogo, anteojos, lentes, gafas, lentes graduados, espejuelos, examen de la vista, examen de los ojos, armazones',
  },
  { en: 'sunglasses, shades', es: 'lentes de sol, lentes oscuros, gafas de sol', near: 'optical' },
  { en: 'contact lenses, contacts', es: 'lentes de contacto, pupilentes', near: 'optical' },
  {
    en: 'doctor, clinic, walk-in clinic, medical clinic, physician, family doctor, nurse, gp, urgent care, sick, feel sick, blood test',
    es: 'doctor, doctora, médico, clínica, consultorio, consulta médica, enfermera, enfermo, me siento mal, sentirse mal, análisis de sangre',
    near: 'pharmacy, first aid',
  },
  {
    en: 'vaccine, vaccines, vaccination, flu shot, covid shot, shots, immunization',
    es: 'vacuna, vacunas, vacuna de influenza, vacunarme, vacunación',
    near: 'doctor, pharmacy',
  },
  {
    en: 'dentist, dental, dental clinic, tooth, teeth, toothache, tooth hurts, teeth cleaning, teeth whitening, braces, orthodontist',
    es: 'dentista, dental, muela, muelas, diente, dientes, dolor de muelas, duele una muela, limpieza dental, frenos, brackets, ortodoncista',
  },
  {
    en: 'pharmacy, drugstore, drug store, chemist, pharmacist, fill a prescription, refill, medicine, medication, meds, pills, painkiller, headache, cough, cough syrup, cold medicine, allergy, vitamins, tylenol, advil, aspirin, band aid, bandages, condoms, thermometer',
    es: 'farmacia, botica, droguería, farmacéutico, receta médica, surtir receta, medicina, medicinas, medicamento, pastillas, aspirina, paracetamol, dolor de cabeza, gripa, gripe, tos, jarabe, alergia, vitaminas, curitas, vendas, condones, termómetro',
    near: 'doctor, supermarket',
  },
  {
    en: 'physiotherapy, physiotherapist, physio, physical therapy, physical therapist, massage therapist, massage, massage therapy, back pain, back hurts, chiropractor, sore back, sports injury, rehab, neck pain',
    es: 'fisioterapia, fisioterapeuta, masaje, masajes, masajista, dolor de espalda, duele la espalda, quiropráctico, terapia física, rehabilitación',
    near: 'doctor, spa',
  },
  {
    en: 'key cutting, keys cut, cut a key, key copy, copy a key, copy of a key, duplicate key, spare key, locksmith, keys',
    es: 'copia de llaves, copias de llaves, duplicado de llaves, llaves, cerrajero, cerrajería',
    near: 'shoe repair, hardware',
  },
  {
    en: 'shoe repair, cobbler, fix my shoes, resole, resoling, new heels, shoe shine',
    es: 'reparación de calzado, reparación de zapatos, zapatero, arreglar zapatos, arreglo de zapatos, suelas, tapas, compostura de calzado, bolero',
  },
  {
    en: 'alterations, tailor, seamstress, hem, hemming, hem pants, shorten pants, zipper, zipper repair, mending, mend clothes, sewing repair, clothing repair',
    es: 'arreglos de ropa, costurera, modista, sastre, sastrería, bastilla, dobladillo, subir la bastilla, cierre, zurcido, compostura de ropa, arreglar ropa',
  },
  {
    en: 'dry cleaning, dry cleaner, dry cleaners, laundry, laundromat, wash clothes, ironing',
    es: 'tintorería, lavandería, lavar ropa, planchaduría, planchado',
    near: 'alterations',
  },
  {
    en: 'watch battery, watch strap',
    es: 'pila de reloj, pila para reloj, correa de reloj, extensible',
    near: 'watch repair',
  },
  {
    en: 'watch repair, clock repair, watchmaker, fix my watch',
    es: 'reparación de relojes, relojero, relojería, arreglar reloj',
    near: 'watches',
  },
  {
    en: 'phone repair, cell phone repair, screen repair, cracked screen, broken screen, broken phone, fix phone, fix iphone, phone screen, iphone repair, tablet repair, phone fix',
    es: 'reparación de celular, reparar celular, arreglar celular, compostura de celulares, pantalla rota, pantalla del celular, rompió la pantalla, cambio de pantalla, celular roto',
    near: 'cell phone',
  },
  {
    en: 'laptop repair, computer repair, fix my computer, pc repair, virus',
    es: 'reparación de laptop, reparación de computadoras, arreglo de computadoras, arreglar computadora',
    near: 'computers',
  },
  {
    en: 'bike repair, bicycle repair, bike shop, flat tire, tune up, bike tune up, bikes, bicycles',
    es: 'taller de bicicletas, reparación de bicicletas, ponchadura, bicicletas, bicis, tienda de bicis',
  },
  {
    en: 'passport photo, passport pictures, photo prints, print photos, print pictures, photo lab, film developing, develop film',
    es: 'foto de pasaporte, fotos para pasaporte, fotos para visa, fotos tamaño infantil, impresión de fotos, imprimir fotos, revelado, revelar fotos',
    near: 'cameras',
  },
  {
    en: 'printing, photocopies, fax, scan',
    es: 'impresiones, fotocopias, copias, escanear',
    near: 'photo prints, stationery',
  },
  {
    en: 'currency exchange, exchange money, foreign exchange, change dollars, us dollars, money transfer, send money, remittance, western union, moneygram, pesos, euros',
    es: 'casa de cambio, cambio de divisas, cambiar dólares, cambiar dinero, dólares, envío de dinero, mandar dinero, enviar dinero, remesas, giros, transferencias',
    near: 'bank',
  },
  {
    en: 'bank, banking, banks, credit union, mortgage, loan, loans, open an account, bank account, savings account, deposit',
    es: 'banco, bancos, hipoteca, préstamo, préstamos, crédito, cuenta de banco, abrir una cuenta, ahorro, depósito',
  },
  {
    en: 'insurance, taxes, tax return, accountant, lawyer, notary',
    es: 'seguros, impuestos, contador, abogado, notario',
    near: 'bank',
  },
  {
    en: 'travel agency, travel agent, flights, plane tickets, cruise, vacation, book a trip, holiday packages, hotels, tours',
    es: 'agencia de viajes, vuelos, boletos de avión, crucero, vacaciones, viajes, hoteles, tours',
  },
  {
    en: 'childcare, child care, daycare, day care, babysitter, babysitting, nanny, childminding, watch my kids, kids club, playroom, play area, playground, indoor playground',
    es: 'guardería, cuidado infantil, cuidado de niños, niñera, nana, cuidar niños, cuiden a mis hijos, ludoteca, área de juegos, juegos infantiles',
    near: 'kids',
  },
  {
    en: 'gym, fitness, fitness centre, work out, workout, exercise, climbing, rock climbing, bouldering, yoga, weights',
    es: 'gimnasio, gym, ejercicio, hacer ejercicio, escalada, escalar, búlder, yoga, pesas',
  },
  {
    en: 'knife sharpening, sharpen knives',
    es: 'afilado de cuchillos, afilar cuchillos, afilador',
    near: 'cookware',
  },
  { en: 'skate sharpening, sharpen skates', es: 'afilado de patines, afilar patines', near: 'skates' },
  { en: 'engraving, engrave', es: 'grabado, grabar', near: 'jewellery' },
  {
    en: 'sim card, prepaid, cell phone plan, phone plan, mobile plan, data plan, phone carrier, cell phone, cellphone, mobile phone, phones, smartphone, iphone, android, phone store',
    es: 'chip, chip para celular, sim, prepago, recarga, saldo, plan de celular, plan celular, compañía telefónica, celular, celulares, teléfono celular, iphone',
    near: 'phones & internet',
  },
  {
    en: 'internet, home internet, internet provider, router, modem, landline, fibre, cable tv',
    es: 'internet, internet en casa, internet para mi casa, módem, línea fija, fibra óptica, televisión por cable',
  },
  {
    en: 'pet store, pets, pet food, dog food, cat food, vet, dog groomer',
    es: 'tienda de mascotas, mascotas, croquetas, comida para perro, veterinario',
    near: 'grocery',
  },
  {
    en: 'post office, mail a package, ship a parcel, send a parcel, send a package, parcel, courier, mailbox, stamps',
    es: 'correo postal, oficina de correos, paquetería, mandar un paquete, buzón, timbres, estampillas',
    near: 'newspapers',
  },
  {
    en: 'gift wrapping, gift wrap, wrap a present',
    es: 'envoltura de regalos, envolver regalo, envolver un regalo',
    near: 'wrapping paper',
  },
]
